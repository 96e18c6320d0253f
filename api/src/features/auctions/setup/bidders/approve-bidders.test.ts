import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCustomer } from '../../../../testing/gallery/admin-account';
import { addAuction } from '../../../../testing/gallery/auctions';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { mails } from '../../../mail/mail.table';
import { bidders } from '../../bidders/bidder.table';

const api = setUpAdminApi();
const { curator } = api;

async function waitingBidder(auctionId: string, paddle: number, confirmed = true) {
  const user = await addCustomer(api.db, { emailConfirmedAt: confirmed ? new Date() : null });
  const accepted = { conditionsVersion: 1, acceptedAt: new Date(), address: '12 Uli Close' };
  await api.db
    .insert(bidders)
    .values({ ...accepted, auctionId, userId: user.id, paddle, state: 'waiting' as const });
  return user;
}

const approves = (id: string, users: unknown) =>
  curator.does('POST', `/auction/${id}/bidders/approvals`, { users });
const approvedIn = (id: string) => api.db.select().from(bidders).where(eq(bidders.auctionId, id));

test('approves several bidders, mails each, and names those left out', async () => {
  const { id } = await addAuction(api.db);
  const [first, second] = [await waitingBidder(id, 1), await waitingBidder(id, 2)];
  const unconfirmed = await waitingBidder(id, 3, false);
  const left_out = [
    'A bidder is no longer registered.',
    'Adaeze Okafor: The bidder has not confirmed the email address yet.',
  ];
  expect(await approves(id, [first.id, second.id.toUpperCase(), unconfirmed.id, randomUUID()])).toMatchObject(
    {
      status: 200,
      message: `2 bidders may bid on every lot. ${left_out.join(' ')}`,
      left_out,
    },
  );
  const states = (await approvedIn(id)).toSorted((one, other) => one.paddle - other.paddle);
  expect(states.map(({ state }) => state)).toEqual(['approved', 'approved', 'waiting']);
  for (const { email } of [first, second])
    expect(await api.db.$count(mails, eq(mails.toAddress, email))).toBe(1);
});

test('approves a bidder once of ten simultaneous requests', async () => {
  const { id } = await addAuction(api.db);
  const { id: user, email } = await waitingBidder(id, 1);
  const answers = await Promise.all(Array.from({ length: 10 }, () => approves(id, [user])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await api.db.$count(mails, eq(mails.toAddress, email))).toBe(1);
});

test.each([
  ['nobody', []],
  ['a word', 'all'],
  ['no id', ['claire']],
  ['201 bidders', Array.from({ length: 201 }, () => randomUUID())],
])('refuses %s', async (_what, users) => {
  const { id } = await addAuction(api.db);
  expect((await approves(id, users)).status).toBe(422);
});

test('answers 404 for an unknown auction', async () => {
  expect((await approves(randomUUID(), [randomUUID()])).status).toBe(404);
});
