import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PictureOwner } from './make-pictures';

type PicturedTable = PgTable & { id: AnyPgColumn; imgUrl: AnyPgColumn; pictureHash: AnyPgColumn };
type Marks = { shown?: Record<string, unknown>; failed?: Record<string, unknown> };

/** Manages the pictures of a table's rows. Writes `marks` to a row after its picture is published or has failed. */
export function pictureOwnerOf(table: PicturedTable, marks: Marks = {}): PictureOwner {
  return {
    async imageToMake(db, id) {
      const [row] = await db
        .select({ imgUrl: sql<string | null>`${table.imgUrl}` })
        .from(table)
        .where(and(eq(table.id, id), isNull(table.pictureHash)));
      return row?.imgUrl ?? null;
    },
    async show(tx, id, { imgUrl, hash }) {
      await tx
        .update(table)
        .set({ pictureHash: hash, ...marks.shown })
        .where(and(eq(table.id, id), eq(table.imgUrl, imgUrl)));
    },
    async markFailed(db, id) {
      if (marks.failed) await db.update(table).set(marks.failed).where(eq(table.id, id));
    },
  };
}
