import type { RegisterBidderInput } from '@gallery/shared/contract/auctions/auction';
import { and, eq, gte, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { saveNotification } from '../../notifications/save-notification';
import { lockAccount } from '../../users/erased-account';
import { users } from '../../users/user.table';
import { type AuctionRow, auctions } from '../auction.table';
import { lots } from '../lot.table';
import { type BidderRow, bidders } from './bidder.table';

/** Later calls keep paddle and decision. Throws a 401 once erased, a 404, and a 409 for old conditions. */
export async function registerBidder(
  db: Database,
  userId: string,
  { auction_id, conditions_version, address }: RegisterBidderInput,
): Promise<BidderRow> {
  return db.transaction(async (tx) => {
    const auction = await lockAuction(tx, auction_id);
    // After the auction, because the erasure locks the lots first, and setting up locks them after the auction.
    await lockAccount(tx, userId);
    if (conditions_version !== auction.conditionsVersion)
      throw new HttpError(409, 'The conditions of sale have changed. Please read and accept them again.');
    const accepted = { conditionsVersion: conditions_version, acceptedAt: sql`now()`, address };
    const isOwn = and(eq(bidders.auctionId, auction.id), eq(bidders.userId, userId));
    const [changed] = await tx.update(bidders).set(accepted).where(isOwn).returning();
    if (changed) return changed;
    const [added] = await tx
      .insert(bidders)
      .values({
        auctionId: auction.id,
        userId,
        paddle: await nextPaddle(tx, auction),
        ...accepted,
        state: await firstState(tx, auction),
      })
      .returning();
    if (!added) throw new Error('The bidder was not saved.');
    if (added.state === 'waiting') await alertWaiting(tx, auction, added);
    return added;
  });
}

/** Bidders register one at a time, so that paddle numbers are unique. */
async function lockAuction(tx: Database, id: string): Promise<AuctionRow> {
  const isPublished = and(eq(auctions.id, id), isNotNull(auctions.publishedAt));
  const [auction] = await tx.select().from(auctions).where(isPublished).for('no key update');
  if (!auction) throw new HttpError(404, 'No auction with this id.');
  return auction;
}

async function nextPaddle(tx: Database, { id }: AuctionRow): Promise<number> {
  const [last] = await tx
    .select({ paddle: max(bidders.paddle) })
    .from(bidders)
    .where(eq(bidders.auctionId, id));
  return (last?.paddle ?? 0) + 1;
}

/** Bidders wait for staff only in auctions with a lot that needs an approval. They may bid on the other lots meanwhile. */
async function firstState(tx: Database, { id, approvalFrom }: AuctionRow): Promise<BidderRow['state']> {
  if (approvalFrom === null) return 'registered';
  const isAbove = and(eq(lots.auctionId, id), gte(lots.estimateHigh, approvalFrom));
  return (await tx.$count(lots, isAbove)) > 0 ? 'waiting' : 'registered';
}

/** Alerts staff that a bidder waits for them. It is a booking without an event, which every release can show. Callers call it last in a transaction. */
async function alertWaiting(
  tx: Database,
  { id, title }: AuctionRow,
  { userId, paddle }: BidderRow,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const name = user ? `${user.firstname} ${user.lastname}` : 'No Name';
  await saveNotification(tx, {
    tag: 'Booking',
    text: `${name}, paddle ${paddle}, waits for your approval to bid in ${title}.`,
    category: 'Auction',
    subjectId: id,
  });
}
