import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCustomer, addGivenBack, addOrder } from '../../../../testing/gallery/admin-account';
import { addDraft, addPlannedLot } from '../../../../testing/gallery/drafts';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { listAudit } from '../../../audit/list-audit';
import { mails } from '../../../mail/mail.table';
import { bidders } from '../../bidders/bidder.table';

const adminApi = setUpAdminApi();
const { curator } = adminApi;

async function addBidder(
  auctionId: string,
  paddle: number,
  given: Partial<typeof bidders.$inferInsert> = {},
) {
  const user = await addCustomer(adminApi.db, { emailConfirmedAt: paddle === 9 ? null : new Date() });
  const accepted = { conditionsVersion: 1, acceptedAt: new Date(), address: '12 Uli Close' };
  await adminApi.db
    .insert(bidders)
    .values({ auctionId, userId: user.id, paddle, state: 'waiting', ...accepted, ...given });
  return user;
}

test('lists bidders who wait, their purchases, and the lots that need approval', async () => {
  const auction = await addDraft(adminApi.db, { approvalFrom: 200_000 });
  await addPlannedLot(adminApi.db, auction, { number: 1, estimateHigh: 199_999 });
  await addPlannedLot(adminApi.db, auction, { number: 2, estimateHigh: 200_000 });
  const claire = await addBidder(auction.id, 7);
  await addBidder(auction.id, 8, { state: 'registered' });
  const { id: orderId } = await addOrder(adminApi.db, { userId: claire.id, price: 350_000 });
  await addGivenBack(adminApi.db, orderId, { price: 350_000, naira: 50_000 });
  await addOrder(adminApi.db, { userId: claire.id, price: 200_000, status: 'Refunded' });
  const waiting = await curator.sees(`/auction/${auction.id}/bidders`);
  expect(waiting).toMatchObject({
    status: 200,
    total: 1,
    counts: { waiting: 1, bidding: 1, refused: 0 },
    approval_lots: [2],
    bidders: [
      {
        _id: claire.id,
        name: 'Adaeze Okafor',
        email: claire.email,
        email_confirmed: true,
        paddle: 7,
        state: 'waiting',
        bought: { works: 1, amount: 300_000, refunded: 1 },
        strikes: 0,
        reason: '',
      },
    ],
  });
  const bidding = await curator.sees(`/auction/${auction.id}/bidders?group=bidding`);
  expect(bidding.bidders).toMatchObject([{ paddle: 8, state: 'registered' }]);
  expect((await curator.sees(`/auction/${auction.id}/bidders?group=all`)).status).toBe(422);
  expect((await curator.sees(`/auction/${auction.id}/record`)).auction.waiting).toBe(1);
});

test('staff approve, decline, and ban a bidder, lift the ban, and the audit keeps each reason', async () => {
  const auction = await addDraft(adminApi.db);
  const { id } = await addBidder(auction.id, 7);
  const decide = (decision: string, reason?: string) =>
    curator.does('PUT', `/auction/${auction.id}/bidders/${id}`, { decision, reason });
  expect(await decide('approve')).toMatchObject({
    status: 200,
    message: 'Adaeze Okafor may bid on every lot.',
    bidder: { state: 'approved' },
  });
  expect(await decide('approve')).toMatchObject({
    status: 409,
    message: 'The bidder is approved already.',
  });
  expect(await decide('ban')).toMatchObject({ status: 422, errors: { reason: 'A reason is required' } });
  expect(await decide('ban', 'Bid for a friend')).toMatchObject({
    bidder: { state: 'banned', reason: 'Bid for a friend' },
  });
  for (const decision of ['approve', 'decline', 'ban'])
    expect((await decide(decision, 'Again')).status).toBe(409);
  expect(await decide('unban', 'A misunderstanding')).toMatchObject({ bidder: { state: 'registered' } });
  expect((await decide('decline', 'No papers')).bidder.state).toBe('declined');
  expect((await decide('unban', 'Why not')).status).toBe(409);
  for (const decision of ['forgive', '', null, ['approve']])
    expect((await decide(decision as string, 'Because')).status).toBe(422);
  expect(await listAudit(adminApi.db, 'bidder', id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Bidder approved', from: 'Harmattan Auction', to: null },
    { action: 'Bidder banned', to: 'Bid for a friend' },
    { action: 'Ban lifted', to: 'A misunderstanding' },
    { action: 'Bidder declined', to: 'No papers' },
  ]);
});

test('mails the paddle, but not the reason, to an approved or declined bidder', async () => {
  const auction = await addDraft(adminApi.db);
  const user = await addBidder(auction.id, 7);
  const decide = (decision: string, reason?: string) =>
    curator.does('PUT', `/auction/${auction.id}/bidders/${user.id}`, { decision, reason });
  for (const refused of [await decide('decline'), await decide('unban', 'Why not')])
    expect(refused.status).toBeGreaterThan(400);
  await decide('approve');
  await decide('decline', 'Never pays');
  await decide('ban', 'Never pays');
  const written = await adminApi.db.select().from(mails).where(eq(mails.toAddress, user.email));
  expect(written.map(({ subject }) => subject).toSorted()).toEqual([
    'You cannot bid: Harmattan Auction',
    'You may bid: Harmattan Auction',
  ]);
  const texts = written.map(({ text }) => text).join('\n');
  expect(texts).toContain('You bid with paddle 7');
  expect(texts).toContain('/auction-bidding');
  expect(texts).not.toContain('Never pays');
});

test('exports all bidders as CSV by paddle and keeps a formula as text', async () => {
  const auction = await addDraft(adminApi.db);
  const ada = await addBidder(auction.id, 12, { state: 'declined', reason: '=1+1' });
  await addBidder(auction.id, 9);
  await addOrder(adminApi.db, { userId: ada.id, price: 300_000 });
  const answer = await adminApi.app.inject({
    url: `/api/auction/${auction.id}/bidders.csv`,
    headers: curator.headers,
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, second, end] = answer.body.split('\r\n');
  expect(head).toContain('"Paddle","Name","Email address","Email confirmed","State"');
  expect(first).toMatch(/^9,"Adaeze Okafor",".*","no","waiting",0,0,0,0,"","20/);
  expect(second).toMatch(/^12,"Adaeze Okafor",".*","yes","declined",1,300000,0,0,"'=1\+1","20/);
  expect(end).toBe('');
  expect((await curator.sees(`/auction/${randomUUID()}/bidders.csv`)).status).toBe(404);
});

test('does not approve a bidder without a confirmed email address', async () => {
  const auction = await addDraft(adminApi.db);
  const { id } = await addBidder(auction.id, 9);
  const answer = await curator.does('PUT', `/auction/${auction.id}/bidders/${id}`, { decision: 'approve' });
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('has not confirmed') });
});

test('answers 404 for a bidder who is not registered for this auction', async () => {
  const [auction, other] = [await addDraft(adminApi.db), await addDraft(adminApi.db)];
  const { id } = await addBidder(other.id, 7);
  for (const user of [id, randomUUID(), 'claire']) {
    const path = `/auction/${auction.id}/bidders/${user}`;
    expect((await curator.does('PUT', path, { decision: 'approve' })).status).toBe(404);
  }
  expect((await curator.sees(`/auction/${randomUUID()}/bidders`)).status).toBe(404);
});
