import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { lotEntries } from '../../record/record.table';
import { lotBidders } from '../bid.table';

/** The end of a lot's record and its number of bidders, which the next bid continues. */
export type RecordEnd = { seq: number | null; hash: string | null; numbers: number };

export function recordEndOf(db: Database, lotId: string) {
  const newest = sql`(SELECT max(seq) FROM ${lotEntries} WHERE lot_id = ${lotId})`;
  return db.$with('record_end').as(
    db
      .select({
        seq: sql<number | null>`${lotEntries.seq}`.as('last_seq'),
        hash: sql<string | null>`${lotEntries.hash}`.as('last_hash'),
        numbers: sql<number>`(SELECT coalesce(max(number), 0) FROM ${lotBidders} WHERE lot_id = ${lotId})`.as(
          'numbers',
        ),
      })
      .from(sql`(SELECT 1) AS one`)
      .leftJoin(lotEntries, and(eq(lotEntries.lotId, lotId), eq(lotEntries.seq, newest))),
  );
}

/** Returns where a user's next bid continues. The transaction must have locked the lot's row. `number` comes from an earlier bid. */
export async function readRecordEnd(
  tx: Database,
  lotId: string,
  userId: string,
): Promise<{ recordEnd: RecordEnd; number: number | null }> {
  const recordEnd = recordEndOf(tx, lotId);
  const [found] = await tx
    .with(recordEnd)
    .select({
      recordEnd: { seq: recordEnd.seq, hash: recordEnd.hash, numbers: recordEnd.numbers },
      number: lotBidders.number,
    })
    .from(recordEnd)
    .leftJoin(lotBidders, and(eq(lotBidders.lotId, lotId), eq(lotBidders.userId, userId)));
  if (!found) throw new Error('The record of a lot was not read.');
  return found;
}
