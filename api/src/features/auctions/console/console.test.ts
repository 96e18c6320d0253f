import { randomUUID } from 'node:crypto';
import type { ConsoleAnswer } from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
import { addCustomer } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { listAudit } from '../../audit/list-audit';
import { users } from '../../users/user.table';
import { bidders } from '../bidders/bidder.table';
import { acceptBid } from '../bidding/accept-bid';
import { type LotRow, lots } from '../lot.table';
import { readTerms } from '../terms/read-terms';

const adminApi = setUpAdminApi();
const { curator } = adminApi;

async function newPaddle(auctionId: string, paddle: number, state: 'registered' | 'waiting' = 'registered') {
  const { id } = await addCustomer(adminApi.db);
  const accepted = { conditionsVersion: 1, acceptedAt: new Date(), address: '1 Awolowo Road, Ikoyi' };
  await adminApi.db.insert(bidders).values({ auctionId, userId: id, paddle, state, ...accepted });
  return id;
}

/** Adds a lot with a reserve of 300,000, on which paddle 101 outbids 102, who typed the amount twice. */
async function runningAuction() {
  const auction = await addAuction(adminApi.db);
  const lot = await addLot(adminApi.db, auction, { reserve: 300_000 });
  const [first, second] = [await newPaddle(auction.id, 101), await newPaddle(auction.id, 102)];
  const terms = await readTerms(adminApi.db, auction);
  for (const [userId, max] of [
    [first, 200_000],
    [second, 240_000],
    [first, 900_000],
  ] as const) {
    await adminApi.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(lots).where(eq(lots.id, lot.id)).for('update');
      const bid = { userId, max, at: new Date(), key: randomUUID(), confirmed: max === 900_000 };
      await acceptBid(tx, locked as LotRow, terms, bid);
    });
  }
  return { auction, lot, first, second };
}

async function consoleOf(id: string): Promise<ConsoleAnswer> {
  return curator.sees(`/auction/${id}/console`);
}

test('shows staff each bid with its bidder and effect, without open maximums', async () => {
  const { auction, lot, first } = await runningAuction();
  const seen = await consoleOf(auction.id);
  expect(seen).toMatchObject({ bids: 3, paddles: 2, last_minute: 3, watching: 0 });
  expect(seen.lots).toMatchObject([
    {
      _id: lot.id,
      price: 300_000,
      reserve: 'met',
      reserve_price: 300_000,
      paddles: 2,
      leads: { user_id: first, paddle: 101 },
    },
  ]);
  expect(seen.entries).toMatchObject([
    { effect: 'leads', by: { paddle: 101 }, price: 300_000, reserve_met: true, max: null, unusual: true },
    { effect: 'led', by: { paddle: 102 }, price: 210_000, reserve_met: false },
    { effect: 'led', by: { paddle: 101 }, price: 100_000 },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/900000|240000|nonce/);
});

test('shows the maximums after the lot ends', async () => {
  const { auction, lot } = await runningAuction();
  const ended = { outcome: 'withdrawn', endedAt: new Date(), claimsWork: false } as const;
  await adminApi.db.update(lots).set(ended).where(eq(lots.id, lot.id));
  const seen = await consoleOf(auction.id);
  expect(seen.entries.map(({ max }) => max)).toEqual([900_000, 240_000, 200_000]);
});

test('shows no ordinary bid as unusual, although its client confirms the amount', async () => {
  const auction = await addAuction(adminApi.db);
  const { id } = await addLot(adminApi.db, auction);
  const userId = await newPaddle(auction.id, 101);
  const terms = await readTerms(adminApi.db, auction);
  for (const max of [200_000, 300_000]) {
    await adminApi.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
      const bid = { userId, max, at: new Date(), key: randomUUID(), confirmed: true };
      await acceptBid(tx, locked as LotRow, terms, bid);
    });
  }
  const seen = await consoleOf(auction.id);
  expect(seen.entries.map(({ unusual }) => unusual)).toEqual([false, false]);
  expect(seen.unusual).toEqual([]);
});

test('lists an unusual bid until staff check it and audits the check', async () => {
  const { auction, lot } = await runningAuction();
  const [unusual] = (await consoleOf(auction.id)).unusual;
  expect(unusual).toMatchObject({ by: { paddle: 101 }, checked: false });
  const path = `/auction/bid/${unusual?.bid}/check`;
  expect(await curator.does('PUT', path, {})).toEqual({
    status: 200,
    message: 'The bid is marked as checked.',
  });
  expect((await curator.does('PUT', path, {})).status).toBe(200);
  expect((await consoleOf(auction.id)).unusual).toEqual([]);
  expect(await listAudit(adminApi.db, 'lot', lot.id)).toMatchObject([
    { action: 'Unusual bid checked', by: 'Ngọzi Eze' },
  ]);
  for (const bid of ['0', '99999999999', 'one', '1e3']) {
    expect((await curator.does('PUT', `/auction/bid/${bid}/check`, {})).status).toBe(404);
  }
});

test('lists bidders who wait for approval and whether their email is confirmed', async () => {
  const auction = await addAuction(adminApi.db);
  const id = await newPaddle(auction.id, 103, 'waiting');
  await adminApi.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
  const { waiting } = await consoleOf(auction.id);
  expect(waiting).toMatchObject([{ user_id: id, paddle: 103, email_confirmed: true }]);
});

test('answers 404 for the console of a draft and of an unknown auction', async () => {
  const draft = await addAuction(adminApi.db, { publishedAt: null });
  for (const id of [draft.id, randomUUID(), 'nothing']) {
    expect((await curator.sees(`/auction/${id}/console`)).status).toBe(404);
  }
});
