import type { Bidder } from '@gallery/shared/contract/auctions/auction';
import { eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { setUpApi } from '../../../testing/setup/setup-api';
import { notifications } from '../../notifications/notification.table';
import { users } from '../../users/user.table';
import { type AuctionRow, auctions, auctionTerms } from '../auction.table';
import { bidders } from './bidder.table';

const api = setUpApi();
let auction: AuctionRow;
const address = '12 Uli Close, Ikoyi';

beforeEach(async () => {
  auction = await addAuction(api.db);
});

async function newCollector() {
  const { token, user } = await signUp(api.app);
  const headers = bearer(token);
  return {
    user,
    async sees(id = auction.id) {
      const answer = await api.app.inject({ url: `/api/bidder?auction=${id}`, headers });
      return { status: answer.statusCode, ...answer.json<{ bidder: Bidder }>() };
    },
    async registers(given: object = {}) {
      const payload = { auction_id: auction.id, conditions_version: 1, address, ...given };
      const answer = await api.app.inject({ method: 'POST', url: '/api/bidder', headers, payload });
      return { status: answer.statusCode, ...answer.json<{ message: string; bidder: Bidder }>() };
    },
  };
}

test('a collector registers with conditions and an address and gets a paddle number', async () => {
  const ada = await newCollector();
  expect(await ada.sees()).toMatchObject({
    bidder: { state: 'none', paddle: null, conditions_version: 0, missing: ['e-mail', 'conditions'] },
  });
  expect(await ada.registers()).toMatchObject({
    status: 200,
    message: 'Your paddle number is 1.',
    bidder: { state: 'registered', paddle: 1, conditions_version: 1, address, missing: ['e-mail'] },
  });
  await api.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, ada.user._id));
  expect(await ada.sees()).toMatchObject({ bidder: { email_confirmed: true, missing: [] } });
});

test('gives ten collectors who register at once ten different numbers', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, newCollector));
  const answers = await Promise.all(all.map(({ registers }) => registers()));
  const paddles = answers.map(({ bidder }) => bidder.paddle ?? 0);
  expect(paddles.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a second registration changes the address and keeps the number and the state', async () => {
  const ada = await newCollector();
  await Promise.all([ada.registers(), ada.registers()]);
  await api.db.update(bidders).set({ state: 'banned' }).where(eq(bidders.userId, ada.user._id));
  expect(await ada.registers({ address: '3 Awolowo Road' })).toMatchObject({
    bidder: { state: 'banned', paddle: 1, address: '3 Awolowo Road', missing: ['e-mail', 'banned'] },
  });
});

test('a registration waits for approval where a lot needs one', async () => {
  auction = await addAuction(api.db, { approvalFrom: 5_000_000 });
  await addLot(api.db, auction, { estimateLow: 4_000_000, estimateHigh: 5_000_000 });
  const ada = await newCollector();
  expect(await ada.registers()).toMatchObject({
    message: 'We are reviewing your registration for the works with higher estimates.',
    bidder: { state: 'waiting', approval_from: 5_000_000, missing: ['e-mail'] },
  });
});

test('staff get one notification of a bidder who waits for them', async () => {
  auction = await addAuction(api.db, { approvalFrom: 5_000_000, title: 'Dry Season' });
  await addLot(api.db, auction, { estimateLow: 4_000_000, estimateHigh: 5_000_000 });
  const ada = await newCollector();
  await ada.registers();
  await ada.registers({ address: '3 Awolowo Road' });
  const alerts = await api.db.select().from(notifications).where(eq(notifications.subjectId, auction.id));
  const name = `${ada.user.firstname} ${ada.user.lastname}`;
  expect(alerts).toMatchObject([
    {
      tag: 'Booking',
      category: 'Auction',
      eventId: null,
      text: `${name}, paddle 1, waits for your approval to bid in Dry Season.`,
    },
  ]);
});

test('a registration needs no approval where no lot needs one', async () => {
  auction = await addAuction(api.db, { approvalFrom: 5_000_000 });
  await addLot(api.db, auction, { estimateLow: 4_000_000, estimateHigh: 4_500_000 });
  expect(await (await newCollector()).registers()).toMatchObject({ bidder: { state: 'registered' } });
});

test('asks a bidder to accept changed conditions again', async () => {
  const ada = await newCollector();
  await ada.registers();
  await api.db
    .insert(auctionTerms)
    .values({ kind: 'conditions', version: 2, content: { text: 'New ones.' } })
    .onConflictDoNothing();
  await api.db.update(auctions).set({ conditionsVersion: 2 }).where(eq(auctions.id, auction.id));
  expect(await ada.sees()).toMatchObject({ bidder: { missing: ['e-mail', 'conditions'] } });
  expect(await ada.registers()).toMatchObject({
    status: 409,
    message: 'The conditions of sale have changed. Please read and accept them again.',
  });
  expect(await ada.registers({ conditions_version: 2 })).toMatchObject({ bidder: { missing: ['e-mail'] } });
});

test('refuses staff as bidders and answers 404 for a draft', async () => {
  const { does } = await newAdministrator(api.app, api.db);
  const form = { auction_id: auction.id, conditions_version: 1, address };
  expect(await does('POST', '/bidder', form)).toMatchObject({ status: 403 });
  const draft = await addAuction(api.db, { publishedAt: null });
  const ada = await newCollector();
  expect(await ada.sees(draft.id)).toMatchObject({ status: 404 });
  expect(await ada.registers({ auction_id: draft.id })).toMatchObject({ status: 404 });
});
