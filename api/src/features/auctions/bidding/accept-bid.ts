import type { Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../../db/client';
import type { LotRow } from '../lot.table';
import type { EntryRow } from '../record/append-entry';
import type { BidRow } from './bid.table';
import { type NewBid, type RefusedBid, resolveBid } from './resolve-bid';
import { addToDraft, draftOf } from './turn/lot-draft';
import { readPlaces } from './turn/lot-places';
import { saveDraft } from './turn/save-draft';

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
