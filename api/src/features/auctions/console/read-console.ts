import type {
  ConsoleAnswer,
  ConsoleLot,
  Paddle,
  WaitingBidder,
} from '@gallery/shared/contract/auctions/auction';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../users/user.table';
import { lotOf } from '../answers/lot-of';
import { auctions } from '../auction.table';
import { bidders } from '../bidders/bidder.table';
import { bids, lotBidders } from '../bidding/bid.table';
import { lots } from '../lot.table';
import { isPublic, publicLots, readClock } from '../reading/public-lots';
import { findAuction } from '../reading/read-auctions';
import { consoleEntries } from './console-entries';

const maxEntries = 100;

/** Returns the staff's view of a published auction. Throws a 404. */
export async function readConsole(
  db: Database,
  id: string,
  countWatchers: (auctionId: string) => Promise<number>,
): Promise<ConsoleAnswer> {
  const { now, position } = await readClock(db);
  const auction = await findAuction(db, id, now);
  const [[counts], consoled, entries, unusual, waiting, versions, watching] = await Promise.all([
    countBids(db, id),
    consoleLots(db, id, now),
    consoleEntries(db, id, { limit: maxEntries }),
    consoleEntries(db, id, { limit: maxEntries, unusual: true }),
    waitingBidders(db, id),
    readVersions(db, id),
    countWatchers(id),
  ]);
  return {
    auction,
    lots: consoled,
    entries,
    bids: 0,
    paddles: 0,
    last_minute: 0,
    ...counts,
    watching,
    unusual,
    waiting,
    versions,
    now: now.toISOString(),
    stream_position: position,
  };
}

function countBids(db: Database, auctionId: string) {
  return db
    .select({
      bids: sql`count(*)`.mapWith(Number),
      paddles: sql`count(DISTINCT ${bids.userId})`.mapWith(Number),
      last_minute: sql`count(*) FILTER (WHERE ${bids.at} > clock_timestamp() - interval '1 minute')`.mapWith(
        Number,
      ),
    })
    .from(bids)
    .innerJoin(lots, eq(lots.id, bids.lotId))
    .where(eq(lots.auctionId, auctionId));
}

async function consoleLots(db: Database, auctionId: string, now: Date): Promise<ConsoleLot[]> {
  const [rows, leaders, counted] = await Promise.all([
    publicLots(db)
      .where(and(isPublic, eq(lots.auctionId, auctionId)))
      .orderBy(asc(lots.number)),
    paddlesOf(db, auctionId),
    db
      .select({ lotId: lotBidders.lotId, paddles: sql`count(*)`.mapWith(Number) })
      .from(lotBidders)
      .innerJoin(lots, eq(lots.id, lotBidders.lotId))
      .where(eq(lots.auctionId, auctionId))
      .groupBy(lotBidders.lotId),
  ]);
  const paddles = new Map(counted.map((row) => [row.lotId, row.paddles]));
  return rows.map((row) => ({
    ...lotOf(row, { steps: row.steps, now }),
    reserve_price: row.lot.reserve || null,
    leads: leaders.get(row.lot.leaderId ?? '') ?? null,
    paddles: paddles.get(row.lot.id) ?? 0,
  }));
}

async function paddlesOf(db: Database, auctionId: string): Promise<Map<string, Paddle>> {
  const rows = await db
    .select({ user_id: users.id, paddle: bidders.paddle, name: fullName })
    .from(bidders)
    .innerJoin(users, eq(users.id, bidders.userId))
    .where(eq(bidders.auctionId, auctionId));
  return new Map(rows.map((row) => [row.user_id, row]));
}

async function waitingBidders(db: Database, auctionId: string): Promise<WaitingBidder[]> {
  const rows = await db
    .select({
      user_id: users.id,
      paddle: bidders.paddle,
      name: fullName,
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      since: bidders.createdAt,
    })
    .from(bidders)
    .innerJoin(users, eq(users.id, bidders.userId))
    .where(and(eq(bidders.auctionId, auctionId), eq(bidders.state, 'waiting')))
    .orderBy(asc(bidders.createdAt))
    .limit(maxEntries);
  return rows.map(({ confirmedAt, since, ...person }) => ({
    ...person,
    email_confirmed: confirmedAt !== null,
    since: since.toISOString(),
  }));
}

const fullName = sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})`;

async function readVersions(db: Database, id: string): Promise<ConsoleAnswer['versions']> {
  const [row] = await db
    .select({
      increments: auctions.incrementsVersion,
      premium: auctions.premiumVersion,
      conditions: auctions.conditionsVersion,
    })
    .from(auctions)
    .where(eq(auctions.id, id));
  if (!row) throw new Error('The auction is gone.');
  return row;
}
