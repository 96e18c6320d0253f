// Runs on both databases, because the bid's own transaction reads whether a bidder may bid.

import { eq } from 'drizzle-orm';
import { observeSteps } from '../../../db/steps';
import { newBidder } from '../../../testing/auctions/bidders';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { buildTestApp } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';
import { sessions } from '../../auth/auth.table';
import { users } from '../../users/user.table';
import { type AuctionRow, auctions, auctionTerms } from '../auction.table';
import { bidders, strikes } from '../bidders/bidder.table';
import type { LotRow } from '../lot.table';
import { bids } from './bid.table';

/** The changes that happen while a bid waits for its lot. */
let meanwhile: () => Promise<unknown> = async () => {};

const api = setUp((db) => ({ app: buildTestApp(db) }));
let auction: AuctionRow;
let lot: LotRow;

let stopObserving: () => void;
beforeAll(() => {
  stopObserving = observeSteps(async (step) => {
    if (step === 'lot queued') await meanwhile();
  });
});
afterAll(() => stopObserving());
beforeEach(async () => {
  auction = await addAuction(api.db, { approvalFrom: 5_000_000 });
  lot = await addLot(api.db, auction);
  meanwhile = async () => {};
});

type Bidder = Awaited<ReturnType<typeof newBidder>>;

async function expectRefused(bidder: Bidder, missing: string[], on = lot) {
  const answer = await bidder.bids(on.id, 100_000);
  expect(answer).toMatchObject({ status: 403, answer: 'NOT_QUALIFIED', missing, lot: { bids: 0, price: 0 } });
  expect(answer.message).toMatch(/\.$/);
  expect(await api.db.$count(bids, eq(bids.lotId, on.id))).toBe(0);
}

const changeAccount = ({ user }: Bidder, given: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(given).where(eq(users.id, user._id));
const changeBidder = ({ user }: Bidder, given: Partial<typeof bidders.$inferInsert>) =>
  api.db.update(bidders).set(given).where(eq(bidders.userId, user._id));

test('names both a missing confirmation and missing conditions', async () => {
  const ada = await newBidder(api, auction);
  await changeAccount(ada, { emailConfirmedAt: null });
  await api.db.delete(bidders).where(eq(bidders.userId, ada.user._id));
  await expectRefused(ada, ['e-mail', 'conditions']);
});

test('requires approval for a bid on a lot above the limit only', async () => {
  const above = await addLot(api.db, auction, { number: 2, estimateLow: 4_000_000, estimateHigh: 5_000_000 });
  const ada = await newBidder(api, auction, { state: 'waiting' });
  await expectRefused(ada, ['approval'], above);
  expect(await ada.bids(lot.id, 100_000)).toMatchObject({ answer: 'WINNING' });
  await changeBidder(ada, { state: 'declined' });
  await expectRefused(ada, ['declined'], above);
  await changeBidder(ada, { state: 'approved' });
  expect(await ada.bids(above.id, 100_000)).toMatchObject({ answer: 'WINNING' });
});

test('two unpaid lots block a bidder until staff lift one strike', async () => {
  const ada = await newBidder(api, auction);
  const [one, other] = [
    await addLot(api.db, auction, { number: 2 }),
    await addLot(api.db, auction, { number: 3 }),
  ];
  const userId = ada.user._id;
  await api.db.insert(strikes).values([
    { userId, lotId: one.id },
    { userId, lotId: other.id },
  ]);
  await expectRefused(ada, ['strikes']);
  await api.db.update(strikes).set({ liftedAt: new Date() }).where(eq(strikes.lotId, one.id));
  expect(await ada.bids(lot.id, 100_000)).toMatchObject({ answer: 'WINNING' });
});

test('refuses an artist’s bid on the own work only', async () => {
  const artist = await newBidder(api, auction);
  const email = artist.user.email.toUpperCase();
  const { id: artistId } = await addArtist(api.db, { email });
  const own = await addLot(api.db, auction, {
    number: 2,
    artworkId: (await addArtwork(api.db, { artistId })).id,
  });
  await expectRefused(artist, ['own work'], own);
  expect(await artist.bids(lot.id, 100_000)).toMatchObject({ answer: 'WINNING' });
});

test.each<[string, string[], (bidder: Bidder) => Promise<unknown>]>([
  ['banned', ['banned'], (bidder) => changeBidder(bidder, { state: 'banned' })],
  ['given a role at the gallery', ['staff'], (bidder) => changeAccount(bidder, { role: 'admin' })],
  ['asked to accept new conditions', ['conditions'], () => publishConditions()],
])('refuses a bidder who is %s while the bid waits for its turn', async (_, missing, happens) => {
  const ada = await newBidder(api, auction);
  meanwhile = () => happens(ada);
  await expectRefused(ada, missing);
});

test('places no bid for a bidder who logs out while it waits for its turn', async () => {
  const ada = await newBidder(api, auction);
  meanwhile = () => api.db.delete(sessions).where(eq(sessions.userId, ada.user._id)).then();
  expect(await ada.bids(lot.id, 100_000)).toMatchObject({ status: 401 });
  expect(await api.db.$count(bids, eq(bids.lotId, lot.id))).toBe(0);
});

test('answers a counted bid again after its bidder is banned', async () => {
  const ada = await newBidder(api, auction);
  const key = '00000000-0000-4000-8000-00000000000a';
  await ada.bids(lot.id, 100_000, { key });
  await changeBidder(ada, { state: 'banned' });
  expect(await ada.bids(lot.id, 100_000, { key })).toMatchObject({ status: 200, answer: 'WINNING' });
});

async function publishConditions() {
  await api.db
    .insert(auctionTerms)
    .values({ kind: 'conditions', version: 2, content: { text: 'New ones.' } })
    .onConflictDoNothing();
  await api.db.update(auctions).set({ conditionsVersion: 2 }).where(eq(auctions.id, auction.id));
}
