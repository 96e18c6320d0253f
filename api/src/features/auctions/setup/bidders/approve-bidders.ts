import { and, eq, inArray } from 'drizzle-orm';
import { HttpError } from '../../../../http/answers/http-error';
import { users } from '../../../users/user.table';
import { auctions } from '../../auction.table';
import { bidders } from '../../bidders/bidder.table';
import { noAuctionMessage, type SetupDeps } from '../setup-deps';
import { decideBidder } from './decide-bidder';

/** `leftOut` holds sentences such as "Halima Sani: The bidder has not confirmed the email address yet." */
type Approved = { count: number; leftOut: string[] };

/** Approves these bidders one by one, and says whom it leaves out and why. Throws a 404, and a 409 if nobody is left. */
export async function approveBidders(
  deps: SetupDeps,
  auctionId: string,
  userIds: readonly string[],
  by: string,
): Promise<Approved> {
  const { db } = deps;
  if ((await db.$count(auctions, eq(auctions.id, auctionId))) === 0)
    throw new HttpError(404, noAuctionMessage);
  const ids = new Set(userIds.map((id) => id.toLowerCase()));
  const found = await db
    .select({ userId: bidders.userId, firstname: users.firstname, lastname: users.lastname })
    .from(bidders)
    .innerJoin(users, eq(users.id, bidders.userId))
    .where(and(eq(bidders.auctionId, auctionId), inArray(bidders.userId, Array.from(ids))));
  const leftOut: string[] = found.length < ids.size ? ['A bidder is no longer registered.'] : [];
  let count = 0;
  for (const { userId, firstname, lastname } of found) {
    try {
      await decideBidder(deps, { auctionId, userId }, { decision: 'approve', reason: '' }, by);
      count += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      leftOut.push(`${firstname} ${lastname}: ${error.message}`);
    }
  }
  if (count === 0) throw new HttpError(409, leftOut.join(' '));
  return { count, leftOut };
}
