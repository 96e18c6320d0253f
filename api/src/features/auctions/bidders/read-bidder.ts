import type { Bidder } from '@gallery/shared/contract/auctions/auction';
import { and, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { users } from '../../users/user.table';
import { auctions } from '../auction.table';
import { bidders, strikes } from './bidder.table';
import { missingSteps, type Qualification } from './missing-steps';

/** Reads a user's registration for an auction. Throws a 404 unless the auction is published. */
export async function readBidder(db: Database, userId: string, auctionId: string): Promise<Bidder> {
  const [row] = await db
    .select({ auction: auctions, account: users, bidder: bidders })
    .from(auctions)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(bidders, and(eq(bidders.auctionId, auctions.id), eq(bidders.userId, userId)))
    .where(and(eq(auctions.id, auctionId), isNotNull(auctions.publishedAt)));
  if (!row) throw new HttpError(404, 'No auction with this id.');
  const [strikes] = await standingStrikes(db, userId);
  return bidderOf({ ...row, strikes: strikes?.count ?? 0 });
}

function bidderOf(qualification: Qualification): Bidder {
  const { account, bidder, auction } = qualification;
  return {
    state: bidder?.state ?? 'none',
    paddle: bidder?.paddle ?? null,
    email_confirmed: account.emailConfirmedAt !== null,
    conditions_version: bidder?.conditionsVersion ?? 0,
    address: bidder?.address ?? account.address,
    approval_from: auction.approvalFrom,
    missing: missingSteps(qualification),
  };
}

/** Tells whether a user may bid in any auction, now or after an approval. Both need a confirmed email address. */
export async function isRegisteredBidder(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(bidders, eq(bidders.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailConfirmedAt),
        notInArray(bidders.state, ['declined', 'banned']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Counts a user's strikes that staff have not lifted. */
export function standingStrikes(db: Database, userId: string | SQL) {
  return db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(strikes)
    .where(and(eq(strikes.userId, userId), isNull(strikes.liftedAt)));
}
