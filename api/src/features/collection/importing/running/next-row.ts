import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { importPictures, importRows } from '../import.table';
import type { ImportRow } from '../saving/lock-import';

/** Returns the next row that an import can save. A new work needs a picture. */
export async function nextRow(tx: Database, id: string): Promise<ImportRow | undefined> {
  const ofRow = and(
    eq(importPictures.importId, importRows.importId),
    eq(importPictures.number, importRows.number),
  );
  const hasPicture = exists(tx.select({ one: sql`1` }).from(importPictures).where(ofRow));
  const isReady = or(eq(importRows.plan, 'changed'), and(eq(importRows.plan, 'new'), hasPicture));
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNull(importRows.doneAt), isReady))
    .orderBy(asc(importRows.number))
    .limit(1);
  return row;
}
