import { askingPrice, needsConfirmation, placeBid } from '@gallery/shared/auction/bidding';
import type { BidAnswer, Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../../db/client';
import type { LotRow } from '../lot.table';
import type { EntryRow } from '../record/append-entry';
import type { BidRow } from './bid.table';
import { biddingStateOf } from './lot-state';
import { addToDraft, draftOf, type ResolvedBid } from './turn/lot-draft';
import { readPlaces } from './turn/lot-places';
import { saveDraft } from './turn/save-draft';

/** `at` is the database's clock, read after the lot's row was locked; `confirmed`: the amount was typed twice. */
export type NewBid = { userId: string; max: number; at: Date; key: string; confirmed?: boolean };

export type RefusedBid = { answer: Exclude<BidAnswer, 'WINNING' | 'OUTBID' | 'NOT_QUALIFIED'> };
export type AcceptedBid = { answer: 'WINNING' | 'OUTBID'; lot: LotRow; bid: BidRow; entry: EntryRow };

/** Resolves and writes one bid. The transaction has locked the lot's row; a refused bid changes nothing. */
export async function acceptBid(
  tx: Database,
  lot: LotRow,
  terms: Terms,
  bid: NewBid,
): Promise<AcceptedBid | RefusedBid> {
  const resolved = resolveBid(lot, terms, bid);
  if (!('lot' in resolved)) return resolved;
  const { places, number } = await readPlaces(tx, lot.id, bid.userId);
  const draft = draftOf(lot, places);
  await addToDraft(tx, draft, terms, { bid, resolved, known: number });
  const [saved] = await saveDraft(tx, draft);
  if (!saved) throw new Error('A bid was not saved.');
  return { answer: resolved.answer, lot: saved.lot, bid: saved.bid, entry: saved.entry };
}

/** What the rules answer to a bid. */
export function resolveBid(lot: LotRow, { increments }: Terms, bid: NewBid): ResolvedBid | RefusedBid {
  const { steps } = increments;
  const before = biddingStateOf(lot);
  if (lot.outcome !== null) return { answer: 'LOT_CLOSED' };
  if (bid.at < lot.opensAt) return { answer: 'NOT_OPEN' };
  const placed = placeBid(steps, before, { bidder: bid.userId, max: bid.max, at: bid.at.getTime() });
  const { answer, lot: after } = placed;
  if (answer !== 'WINNING' && answer !== 'OUTBID') return { answer };
  const unusual = { max: bid.max, asking: askingPrice(steps, before), estimateHigh: lot.estimateHigh };
  if (!bid.confirmed && needsConfirmation(unusual)) return { answer: 'CONFIRM' };
  return { answer, lot: after };
}
