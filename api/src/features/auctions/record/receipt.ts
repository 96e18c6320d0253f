import type { Receipt } from '@gallery/shared/contract/auctions/auction';
import type { BidRow } from '../bidding/bid.table';
import type { EntryRow } from './append-entry';
import type { RecordSigner } from './checkpoint';

/** Proves that a bid stands in the record; the same each time. `number` is the bidder's on the lot. */
export function receiptOf(
  signer: RecordSigner,
  { bid, entry, number }: { bid: BidRow; entry: EntryRow; number: number },
): Receipt {
  return {
    ...{ lot: bid.lotId, seq: bid.seq, bidder: number, max: bid.max, nonce: bid.nonce },
    ...{ at: bid.at.toISOString(), hash: entry.hash },
    checkpoint: signer.sign(entry),
    public_key: signer.publicKey,
  };
}
