import { randomUUID } from 'node:crypto';
import { askingPrice } from '@gallery/shared/auction/bidding';
import type { Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../db/client';
import { acceptBid } from '../../features/auctions/bidding/accept-bid';
import { biddingStateOf, type LotRow } from '../../features/auctions/lot.table';
import { gridPointUpTo } from './lot-amounts';
import { bidTimes, nextMaximum } from './planned-bids';

type History = { bidders: string[]; bids: number; limit: number; terms: Terms; now: Date };

const minute = 60_000;

/** Places bids of demo bidders up to `limit` at past times, by the rules of bidding and with entries in the record. */
export async function writeBids(tx: Database, lot: LotRow, history: History): Promise<void> {
  const { bidders, bids, terms, now } = history;
  const { steps } = terms.increments;
  const limit = gridPointUpTo(steps, history.limit);
  let current = lot;
  for (const [index, at] of bidTimes({ opensAt: lot.opensAt, until: lastBidAt(lot, now) }, bids).entries()) {
    const asking = askingPrice(steps, biddingStateOf(current));
    const max = nextMaximum(steps, { asking, limit, index });
    const userId = nextBidder(bidders, current, index);
    if (max === null || userId === undefined) return;
    const accepted = await acceptBid(tx, current, terms, { userId, max, at, key: randomUUID() });
    if (!('lot' in accepted)) throw new Error(`A bid of the demo is refused: ${accepted.answer}`);
    current = accepted.lot;
  }
}

/** The last bid on an ended lot comes two minutes before the end, to show an extension. */
function lastBidAt({ closesAt }: LotRow, now: Date): Date {
  const end = closesAt.getTime() - 2 * minute;
  return new Date(Math.min(end, now.getTime() - 4 * minute));
}

function nextBidder(bidders: string[], { leaderId, number }: LotRow, index: number): string | undefined {
  const others = bidders.filter((id) => id !== leaderId);
  return others[(index * 2 + number) % others.length];
}
