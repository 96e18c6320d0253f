import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import type { AuctionContext } from '../../features/auctions/auction-context';
import { bidders } from '../../features/auctions/bidders/bidder.table';
import { acceptBid } from '../../features/auctions/bidding/accept-bid';
import { databaseTime } from '../../features/auctions/locking/database-time';
import { auctionOf, lockedLot } from '../../features/auctions/locking/locked-lot';
import { lots } from '../../features/auctions/lot.table';
import { lotEntries } from '../../features/auctions/record/record.table';
import { settleLot } from '../../features/auctions/settling/settle-lot';
import { readTerms } from '../../features/auctions/terms/read-terms';
import { orders } from '../../features/orders/order.table';
import { addAuction, addLot } from '../gallery/auctions';
import { newBuyer } from '../orders/orders';
import { testSecret } from '../server/test-app';
import type { Shop } from '../setup/shop';

export type TestBidder = Awaited<ReturnType<typeof newBuyer>>;

export function auctionContextOf({ context }: Shop, given: Partial<AuctionContext> = {}): AuctionContext {
  const { db, jobs, outbox, logger } = context;
  return { db, jobs, outbox, logger, tokenSecrets: [testSecret], ...given };
}

export async function newCollector(
  { app, db }: { app: FastifyInstance; db: Database },
  auctionId: string,
  paddle: number,
): Promise<TestBidder> {
  const bidder = await newBuyer(app);
  await db.insert(bidders).values({
    auctionId,
    userId: bidder.user._id,
    paddle,
    state: 'registered',
    conditionsVersion: 1,
    acceptedAt: new Date(),
    address: '12 Uli Close, Ikoyi',
  });
  return bidder;
}

export async function lotWithBidders(shop: Shop, given: Partial<typeof lots.$inferInsert> = {}) {
  const auction = await addAuction(shop.db, { deliveryFee: 45_000 });
  const lot = await addLot(shop.db, auction, given);
  const [ada, bola] = [await newCollector(shop, auction.id, 101), await newCollector(shop, auction.id, 102)];
  return { lot, ada, bola };
}

/** Places a bid under the lot's lock by the rules alone; `at` is the database's time unless given. */
export function bidOn(
  db: Database,
  lotId: string,
  bidder: { user: Pick<TestBidder['user'], '_id'> },
  max: number,
  at?: Date,
) {
  return db.transaction(async (tx) => {
    const lot = await lockedLot(tx, lotId);
    if (!lot) throw new Error('There is no lot.');
    const terms = await readTerms(tx, await auctionOf(tx, lot));
    const time = at ?? (await databaseTime(tx));
    const bid = { userId: bidder.user._id, max, at: time, key: randomUUID(), confirmed: true };
    return acceptBid(tx, lot, terms, bid);
  });
}

export async function endLotNow(db: Database, lotId: string): Promise<void> {
  await db
    .update(lots)
    .set({ closesAt: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(lots.id, lotId));
}

export async function settleNow(shop: Shop, lotId: string, given: Partial<AuctionContext> = {}) {
  await endLotNow(shop.db, lotId);
  await settleLot(auctionContextOf(shop, given), lotId);
  return readLotRow(shop.db, lotId);
}

export async function readLotRow(db: Database, lotId: string) {
  const [lot] = await db.select().from(lots).where(eq(lots.id, lotId));
  if (!lot) throw new Error('There is no lot.');
  return lot;
}

export async function ordersOf(db: Database, artworkId: string) {
  return db.select().from(orders).where(eq(orders.artworkId, artworkId));
}

export async function entriesOf(db: Database, lotId: string) {
  return db.select().from(lotEntries).where(eq(lotEntries.lotId, lotId)).orderBy(asc(lotEntries.seq));
}
