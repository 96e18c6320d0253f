import { totalOf } from '@gallery/shared/auction/premium';
import type { LotResult, ResultSums, ResultsAnswer } from '@gallery/shared/contract/auction-results/results';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyerIdOf } from '../../orders/buyer/buyer';
import { type OrderRow, orders } from '../../orders/order.table';
import { givenBack } from '../../orders/records/given-back';
import { lotOf } from '../answers/lot-of';
import { strikes } from '../bidders/bidder.table';
import { auctionOf } from '../locking/locked-lot';
import { type LotRow, lots } from '../lot.table';
import { isPublic, publicLots, readClock } from '../reading/public-lots';
import { findAuction } from '../reading/read-auctions';
import { nextBidder } from '../second-chance/next-bidder';
import { secondChances } from '../settling/second-chance.table';
import { readTerms } from '../terms/read-terms';
import { type Paddles, readPaddles } from './paddles';

type SecondChanceRow = typeof secondChances.$inferSelect;

/** Returns the outcomes of a published auction's lots. Throws a 404. */
export async function readResults(db: Database, auctionId: string): Promise<ResultsAnswer> {
  const { now } = await readClock(db);
  const auction = await findAuction(db, auctionId, now);
  const rows = await publicLots(db)
    .where(and(isPublic, eq(lots.auctionId, auctionId), isNotNull(lots.outcome)))
    .orderBy(asc(lots.number));
  const read = await readParts(
    db,
    auctionId,
    rows.map(({ lot }) => lot),
  );
  const results: LotResult[] = [];
  for (const row of rows) {
    const lot = lotOf(row, { steps: row.steps, now });
    results.push({ lot, ...(await resultOf(db, row.lot, read)) });
  }
  return { auction, results, sums: sumsOf(results), now: now.toISOString() };
}

type OrderWithRefunds = OrderRow & { refunded: number };

type Parts = {
  paddles: Paddles;
  totalFor: (hammer: number) => NonNullable<LotResult['total']>;
  orders: OrderWithRefunds[];
  offers: SecondChanceRow[];
  strikes: Awaited<ReturnType<typeof readStrikes>>;
};

async function readParts(db: Database, auctionId: string, rows: LotRow[]): Promise<Parts> {
  const [first] = rows;
  const ids = [...rows.map(({ id }) => id), auctionId];
  const orderIds = [...rows.flatMap(({ orderId }) => orderId ?? []), auctionId];
  const premium = first && (await readTerms(db, await auctionOf(db, first)));
  return {
    paddles: await readPaddles(db, auctionId),
    totalFor: (hammer) =>
      totalOf({
        hammer,
        delivery: premium?.delivery_fee ?? 0,
        tiers: premium?.premium.tiers ?? [],
        vatPercent: premium?.premium.vat_percent ?? 0,
      }),
    orders: await db
      .select({ ...getTableColumns(orders), refunded: givenBack(sql`orders.id`).mapWith(Number) })
      .from(orders)
      .where(inArray(orders.id, orderIds)),
    offers: await db
      .select()
      .from(secondChances)
      .where(inArray(secondChances.lotId, ids))
      .orderBy(desc(secondChances.createdAt)),
    strikes: await readStrikes(db, ids),
  };
}

async function resultOf(db: Database, lot: LotRow, read: Parts): Promise<Omit<LotResult, 'lot'>> {
  const { paddles, totalFor } = read;
  const order = read.orders.find(({ id }) => id === lot.orderId) ?? null;
  const offered = read.offers.filter(({ lotId }) => lotId === lot.id);
  const state = stateOf(lot, order, offered);
  const next = state === 'unpaid' || state === 'passed' ? await nextBidder(db, lot.id) : null;
  return {
    state,
    leader: lot.leaderId ? paddles(lot.leaderId) : null,
    max: lot.leaderId ? lot.max : null,
    total: lot.outcome === 'sold' ? totalFor(lot.price) : null,
    withdrawn_reason: lot.withdrawnReason,
    order: order && {
      _id: order.id,
      number: order.number,
      status: order.status,
      total: order.price,
      refunded: order.refunded,
      buyer: paddles(buyerIdOf(order)),
      held_until: order.heldUntil?.toISOString() ?? null,
    },
    strikes: read.strikes
      .filter(({ lotId }) => lotId === lot.id)
      .map(({ id, userId, standing, liftedAt }) => ({
        _id: id,
        of: paddles(userId),
        standing,
        lifted: liftedAt !== null,
      })),
    offers: offered.map(({ id, userId, amount, state: offerState, expiresAt }) => ({
      _id: id,
      to: paddles(userId),
      amount,
      state: offerState,
      expires_at: expiresAt.toISOString(),
    })),
    next: next && { to: paddles(next.userId), amount: next.amount, total: totalFor(next.amount) },
  };
}

function stateOf(lot: LotRow, order: OrderRow | null, offered: SecondChanceRow[]): LotResult['state'] {
  if (lot.outcome === 'withdrawn') return 'withdrawn';
  if (offered.some(({ state }) => state === 'open')) return 'offered';
  if (!order) return 'passed';
  if (order.status === 'Pending') return 'due';
  if (order.status === 'Canceled') return 'unpaid';
  return order.status === 'Refunded' ? 'refunded' : 'paid';
}

async function readStrikes(db: Database, lotIds: string[]) {
  const standing = db.$with('standing').as(
    db
      .select({ userId: strikes.userId, count: sql<number>`count(*)::int`.as('count') })
      .from(strikes)
      .where(isNull(strikes.liftedAt))
      .groupBy(strikes.userId),
  );
  return db
    .with(standing)
    .select({
      id: strikes.id,
      userId: strikes.userId,
      lotId: strikes.lotId,
      liftedAt: strikes.liftedAt,
      standing: sql`coalesce(${standing.count}, 0)`.mapWith(Number),
    })
    .from(strikes)
    .leftJoin(standing, eq(standing.userId, strikes.userId))
    .where(inArray(strikes.lotId, lotIds))
    .orderBy(asc(strikes.id));
}

function sumsOf(results: readonly LotResult[]): ResultSums {
  const sold = results.filter(({ lot }) => lot.state === 'sold');
  const paid = results.filter(({ state }) => state === 'paid');
  return {
    sold: sold.length,
    hammer: sumOf(sold, ({ lot }) => lot.price),
    estimate_low: sumOf(sold, ({ lot }) => lot.estimate_low ?? 0),
    estimate_high: sumOf(sold, ({ lot }) => lot.estimate_high ?? 0),
    premium: sumOf(sold, ({ total }) => total?.premium ?? 0),
    vat: sumOf(sold, ({ total }) => total?.vat ?? 0),
    paid: paid.length,
    paid_sum: sumOf(paid, ({ order }) => (order ? order.total - (order.refunded ?? 0) : 0)),
    due: results.filter(({ state }) => state === 'due').length,
    unpaid: results.filter(({ state }) => state === 'unpaid' || state === 'offered').length,
  };
}

function sumOf(results: readonly LotResult[], amountOf: (result: LotResult) => number): number {
  return results.reduce((sum, result) => sum + amountOf(result), 0);
}
