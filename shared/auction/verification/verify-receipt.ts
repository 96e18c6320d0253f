import { commitmentOf, type LotRecord, type Receipt } from '../record';
import { isCheckpoint, isCount, isObject, isText, isTime } from './read-record';
import { checkSignature, type SignatureVerdict } from './signature';

/** `commitment` is what maximum and nonce give together. `problem` is a sentence, or null if all matches. */
export type ReceiptVerdict = {
  fits: boolean;
  problem: string | null;
  receipt: Receipt | null;
  commitment: string | null;
  signature: SignatureVerdict;
};

/** Compares a bidder's receipt with the record. Accepts any JSON and never throws. */
export async function verifyReceipt(record: LotRecord, value: unknown): Promise<ReceiptVerdict> {
  const receipt = readReceipt(value);
  const verdict = { fits: false, receipt, commitment: null, signature: 'not checked' as SignatureVerdict };
  if (!receipt) return { ...verdict, problem: 'This is not a receipt of a bid.' };
  if (receipt.lot !== record.lot.id) return { ...verdict, problem: 'This receipt is for another lot.' };
  const commitment = await commitmentOf(receipt.max, receipt.nonce);
  const signature = await checkSignature(receipt.lot, receipt.checkpoint, receipt.publicKey);
  const problem = problemOf(record, receipt, commitment, signature);
  return { fits: problem === null, problem, receipt, commitment, signature };
}

function problemOf(
  record: LotRecord,
  receipt: Receipt,
  commitment: string,
  signature: SignatureVerdict,
): string | null {
  const { seq, checkpoint } = receipt;
  const entry = record.entries[seq - 1];
  if (signature === 'does not fit') return 'The signature on this receipt is not the gallery’s.';
  if (receipt.publicKey !== record.publicKey)
    return 'The receipt and the record are signed with different keys.';
  if (entry?.kind !== 'bid' || entry.seq !== seq) return `Your bid is not at step ${seq}.`;
  if (entry.fields.commitment !== commitment) return `Step ${seq} seals another maximum than your receipt.`;
  if (entry.fields.bidder !== String(receipt.bidder)) return `Step ${seq} is the bid of somebody else.`;
  if (entry.at !== receipt.at) return `Step ${seq} has your bid at another time.`;
  if (entry.hash !== receipt.hash) return `The record up to step ${seq} has changed since your bid.`;
  if (record.entries[checkpoint.seq - 1]?.hash !== checkpoint.hash)
    return `The record up to step ${checkpoint.seq} is not what the gallery signed for you.`;
  return null;
}

/** The API writes `public_key`, as in all its answers. */
function readReceipt(value: unknown): Receipt | null {
  if (!isObject(value)) return null;
  const { lot, seq, bidder, max, nonce, at, hash, checkpoint, publicKey = value.public_key } = value;
  const reads =
    [lot, nonce, hash, publicKey].every(isText) &&
    [seq, bidder, max].every(isCount) &&
    isTime(at) &&
    isCheckpoint(checkpoint);
  return reads ? ({ lot, seq, bidder, max, nonce, at, hash, checkpoint, publicKey } as Receipt) : null;
}
