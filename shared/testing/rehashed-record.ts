import { entryHash, firstHash, type LotRecord } from '../auction/record';

/** Recomputes the hashes from `seq` on, as somebody would who changes a record secretly. */
export async function rehashed(record: LotRecord, seq: number): Promise<LotRecord> {
  for (const entry of record.entries.slice(seq - 1))
    entry.hash = await entryHash(record.entries[entry.seq - 2]?.hash ?? firstHash, entry);
  record.checkpoint.hash = record.entries.at(-1)?.hash ?? '';
  return record;
}
