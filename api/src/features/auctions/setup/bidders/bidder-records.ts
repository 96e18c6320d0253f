import type { BidderRecord, BidderRecordsAnswer } from '@gallery/shared/contract/auction-setup/auction-setup';
import type { BiddersQuery } from '@gallery/shared/contract/auction-setup/bidder-record.schema';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { readPaged } from '../../../../http/paging/paged';
import { givenBack } from '../../../orders/records/given-back';
import { users } from '../../../users/user.table';
import { auctions } from '../../auction.table';
import { bidders } from '../../bidders/bidder.table';
import { lots } from '../../lot.table';
import { noAuctionMessage } from '../setup-deps';

const statesOf = {
  waiting: ['waiting'],
  bidding: ['registered', 'approved'],
  refused: ['declined', 'banned'],
} as const;

type Group = keyof typeof statesOf;

/** Returns the bidders of an auction; those who wait for an approval come in order of registration. Throws a 404. */
export async function listBidders(
  db: Database,
  auctionId: string,
  query: BiddersQuery,
): Promise<BidderRecordsAnswer> {
  const [auction] = await db.select().from(auctions).where(eq(auctions.id, auctionId));
  if (!auction) throw new HttpError(404, noAuctionMessage);
  const inGroup = (group: Group) =>
    and(eq(bidders.auctionId, auctionId), inArray(bidders.state, [...statesOf[group]]));
  const count = (group: Group) => db.$count(bidders, inGroup(group));
  const group = query.group as Group;
  const sort = group === 'waiting' ? [asc(bidders.createdAt)] : [desc(bidders.createdAt)];
  const { rows, page } = await readPaged(query, {
    count: () => count(group),
    read: ({ limit, offset }) =>
      biddersWithOrders(db)
        .where(inGroup(group))
        .orderBy(...sort, asc(bidders.paddle))
        .limit(limit)
        .offset(offset),
  });
  return {
    bidders: rows.map(bidderOf),
    counts: {
      waiting: await count('waiting'),
      bidding: await count('bidding'),
      refused: await count('refused'),
    },
    approval_lots: await approvalLots(db, auctionId, auction.approvalFrom),
    ...page,
  };
}

/** All bidders of an auction by paddle. Throws a 404. */
export async function everyBidder(db: Database, auctionId: string): Promise<BidderRecord[]> {
  const [auction] = await db.select({ id: auctions.id }).from(auctions).where(eq(auctions.id, auctionId));
  if (!auction) throw new HttpError(404, noAuctionMessage);
  const ofAuction = eq(bidders.auctionId, auctionId);
  const rows = await biddersWithOrders(db).where(ofAuction).orderBy(asc(bidders.paddle));
  return rows.map(bidderOf);
}

/** Throws a 404 for a user who has not registered. */
export async function findBidder(db: Database, auctionId: string, userId: string): Promise<BidderRecord> {
  const isIt = and(eq(bidders.auctionId, auctionId), eq(bidders.userId, userId));
  const [row] = await biddersWithOrders(db).where(isIt);
  if (!row) throw new HttpError(404, noBidderMessage);
  return bidderOf(row);
}

export const noBidderMessage = 'No bidder with this id.';

function biddersWithOrders(db: Database) {
  const ofOrders = (figure: ReturnType<typeof sql>) =>
    sql<number>`(SELECT ${figure} FROM orders WHERE orders.user_id = ${bidders.userId})`.mapWith(Number);
  const isPaid = sql`orders.status IN ('Paid', 'Shipped', 'Delivered')`;
  return db
    .select({
      bidder: bidders,
      user: users,
      works: ofOrders(sql`count(*) FILTER (WHERE ${isPaid})`),
      amount: ofOrders(
        sql`coalesce(sum(orders.price - ${givenBack(sql`orders.id`)}) FILTER (WHERE ${isPaid}), 0)`,
      ),
      refunded: ofOrders(sql`count(*) FILTER (WHERE orders.status = 'Refunded')`),
      strikes: sql<number>`(
        SELECT count(*) FROM strikes WHERE strikes.user_id = ${bidders.userId} AND strikes.lifted_at IS NULL
      )`.mapWith(Number),
    })
    .from(bidders)
    .innerJoin(users, eq(users.id, bidders.userId));
}

type Row = Awaited<ReturnType<typeof biddersWithOrders>>[number];

function bidderOf({ bidder, user, works, amount, refunded, strikes }: Row): BidderRecord {
  return {
    _id: user.id,
    name: `${user.firstname} ${user.lastname}`.trim(),
    email: user.email,
    email_confirmed: user.emailConfirmedAt !== null,
    paddle: bidder.paddle,
    state: bidder.state,
    bought: { works, amount, refunded },
    strikes,
    reason: bidder.reason ?? '',
    registered_at: bidder.createdAt.toISOString(),
  };
}

async function approvalLots(db: Database, auctionId: string, from: number | null): Promise<number[]> {
  if (from === null) return [];
  const needsApproval = and(eq(lots.auctionId, auctionId), gte(lots.estimateHigh, from));
  const rows = await db.select({ number: lots.number }).from(lots).where(needsApproval).orderBy(lots.number);
  return rows.map(({ number }) => number);
}
