import { isIntegrityViolation } from '../../../db/is-integrity-violation';
import type { BidContext, BidRequest } from './bid-context';
import { type PlacedBid, placeInTransaction } from './transaction/place-in-transaction';

export type SettledBid = PromiseSettledResult<PlacedBid>;

/** Places a bid, or finds the one of the same key. Throws a 401, 404 or 422, and a `BidRefusedError`. */
export async function placeBid(context: BidContext, request: BidRequest): Promise<PlacedBid> {
  const [settled] = await placeBids(context, [request]);
  if (settled?.status === 'fulfilled') return settled.value;
  throw settled?.reason;
}

/**
 * Places bids on one lot in one transaction, in their order. Each is answered as if it had come alone: what one writes
 * is written whole, together with the others, or not at all.
 */
export async function placeBids(context: BidContext, requests: readonly BidRequest[]): Promise<SettledBid[]> {
  try {
    return await placeInTransaction(context, requests);
  } catch (error) {
    // A key was used for another lot at the same time: now its bid is found, and it does not spoil the others.
    if (!isIntegrityViolation(error)) throw error;
    const settled: SettledBid[] = [];
    for (const request of requests) settled.push(...(await placeAlone(context, request)));
    return settled;
  }
}

async function placeAlone(context: BidContext, request: BidRequest): Promise<SettledBid[]> {
  try {
    return await placeInTransaction(context, [request]);
  } catch (reason) {
    return [{ status: 'rejected', reason }];
  }
}
