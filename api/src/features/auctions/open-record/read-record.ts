import type { LotRecord } from '@gallery/shared/auction/record';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { bids } from '../bidding/bid.table';
import { readPublicLot } from '../reading/read-lot';
import type { RecordSigner } from '../record/checkpoint';
import { lotEntries } from '../record/record.table';
import { readTerms } from '../terms/read-terms';

/** Returns everything that is necessary to verify a lot. Throws a 404 before its end, or when it never opened. */
export async function readRecord(
  { db, signer }: { db: Database; signer: RecordSigner },
  lotId: string,
): Promise<LotRecord> {
  const { lot, auction } = await readPublicLot(db, lotId);
  if (!lot.outcome) throw new HttpError(404, 'The record opens when the lot has ended.');
  const entries = await db
    .select()
    .from(lotEntries)
    .where(eq(lotEntries.lotId, lot.id))
    .orderBy(asc(lotEntries.seq));
  const [opened, last] = [entries[0], entries.at(-1)];
  if (!opened || !last)
    throw new HttpError(404, 'This lot was withdrawn before it opened: it has no record.');
  const { number, auction: auctionTitle = '', title = '', artist = '' } = opened.fields;
  const made = await db
    .select({ seq: bids.seq, max: bids.max, nonce: bids.nonce })
    .from(bids)
    .where(eq(bids.lotId, lot.id))
    .orderBy(asc(bids.seq));
  const reserve = lot.reserveNonce ? [{ seq: opened.seq, max: lot.reserve, nonce: lot.reserveNonce }] : [];
  const { increments } = await readTerms(db, auction);
  return {
    version: 1,
    // The record keeps the values from the lot's opening.
    lot: { id: lot.id, number: Number(number), auction: auctionTitle, title, artist },
    steps: increments.steps,
    entries: entries.map(({ seq, kind, at, fields, hash }) => ({
      seq,
      kind,
      at: at.toISOString(),
      fields,
      hash,
    })),
    openings: [...reserve, ...made],
    checkpoint: signer.sign(last),
    publicKey: signer.publicKey,
  };
}
