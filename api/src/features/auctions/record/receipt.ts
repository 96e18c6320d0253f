import type { Receipt } from '@gallery/shared/contract/auctions/auction';
import type { EntryRow } from './append-entry';
import type { RecordSigner } from './checkpoint';

type SealedBid = { lotId: string; seq: number; max: number; nonce: string; at: Date };

/** Proves that the record contains a bid. Repeated calls return the same receipt. `number` is the bidder's number on the lot. */
export function receiptOf(
  signer: RecordSigner,
  { bid, entry, number }: { bid: SealedBid; entry: EntryRow; number: number },
): Receipt {
  return {
    lot: bid.lotId,
    seq: bid.seq,
    bidder: number,
    max: bid.max,
    nonce: bid.nonce,
    at: bid.at.toISOString(),
    hash: entry.hash,
    checkpoint: signer.sign(entry),
    public_key: signer.publicKey,
  };
}
