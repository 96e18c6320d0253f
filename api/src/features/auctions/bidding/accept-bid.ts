import type { Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../../db/client';
import type { LotRow } from '../lot.table';
import type { EntryRow } from '../record/append-entry';
import type { BidRow } from './bid.table';
import type { NewBid, RefusedBid } from './resolve-bid';
import { draftBid, draftOf } from './transaction/lot-draft';
import { readRecordEnd } from './transaction/record-end';
import { saveLotDraft } from './transaction/save-draft';

export type AcceptedBid = { answer: 'WINNING' | 'OUTBID'; lot: LotRow; bid: BidRow; entry: EntryRow };

/** Places one bid at a given time. The transaction must have locked the lot's row. A refused bid changes nothing. */
export async function acceptBid(
  tx: Database,
  lot: LotRow,
  terms: Terms,
  bid: NewBid,
): Promise<AcceptedBid | RefusedBid> {
  const { recordEnd, number } = await readRecordEnd(tx, lot.id, bid.userId);
  const draft = draftOf(lot, recordEnd);
  const drafted = await draftBid(tx, draft, terms, bid, number);
  if (!('entry' in drafted)) return drafted;
  const [saved] = await saveLotDraft(tx, draft);
  if (!saved) throw new Error('A bid was not saved.');
  return { answer: saved.bid.answer, lot: saved.lot, bid: saved.bid, entry: saved.entry };
}
