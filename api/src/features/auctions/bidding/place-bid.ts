import { repeatIfUnknown } from '../../../db/connection/outcome-unknown';
import { isIntegrityViolation } from '../../../db/database-errors';
import type { BidContext, BidRequest } from '../auction-context';
import { type PlacedBid, placeInTransaction } from './transaction/place-in-transaction';

export type SettledBid = PromiseSettledResult<PlacedBid>;

/** Places a bid, or returns the earlier bid with the same key. Throws a 401, a 404, a 422, or a `BidRefusedError`. */
export async function placeBid(context: BidContext, request: BidRequest): Promise<PlacedBid> {
  const [settled] = await placeBids(context, [request]);
  if (settled?.status === 'fulfilled') return settled.value;
  throw settled?.reason;
}

/** Places bids on one lot in order, in one transaction that keeps all or none. Answers each bid as if it had come alone. */
export async function placeBids(context: BidContext, requests: readonly BidRequest[]): Promise<SettledBid[]> {
  try {
    return await repeatIfUnknown(() => placeInTransaction(context, requests));
  } catch (error) {
    // Another request used a key for another lot at the same time. The retry finds its bid, so the other bids succeed.
    if (!isIntegrityViolation(error)) throw error;
    const settled: SettledBid[] = [];
    for (const request of requests) settled.push(...(await placeAlone(context, request)));
    return settled;
  }
}

async function placeAlone(context: BidContext, request: BidRequest): Promise<SettledBid[]> {
  try {
    return await repeatIfUnknown(() => placeInTransaction(context, [request]));
  } catch (reason) {
    return [{ status: 'rejected', reason }];
  }
}
