import { and, asc, desc, eq, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { isNotErased } from '../../users/erased-account';
import { users } from '../../users/user.table';
import { strikes } from '../bidders/bidder.table';
import { bids } from '../bidding/bid.table';
import { secondChances } from '../settling/second-chance.table';

/** Returns the highest bidder with an account, without an earlier offer who has not left the lot unpaid. The offer is at that bidder's maximum. */
export async function nextBidder(
  db: Database,
  lotId: string,
): Promise<{ userId: string; amount: number } | null> {
  const offered = db
    .select()
    .from(secondChances)
    .where(and(eq(secondChances.lotId, lotId), eq(secondChances.userId, bids.userId)));
  const unpaid = db
    .select()
    .from(strikes)
    .where(and(eq(strikes.lotId, lotId), eq(strikes.userId, bids.userId)));
  const [next] = await db
    .select({ userId: bids.userId, amount: bids.max })
    .from(bids)
    .innerJoin(users, eq(users.id, bids.userId))
    .where(
      and(
        eq(bids.lotId, lotId),
        isNull(bids.retractedAt),
        isNotErased,
        notExists(offered),
        notExists(unpaid),
      ),
    )
    .orderBy(desc(bids.max), asc(bids.id))
    .limit(1);
  return next ?? null;
}
