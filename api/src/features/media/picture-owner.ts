import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PictureOwner } from './make-pictures';

type PicturedTable = PgTable & { id: AnyPgColumn; imgUrl: AnyPgColumn; pictureHash: AnyPgColumn };
type Marks = { shown?: Record<string, unknown>; failed?: Record<string, unknown> };

/** The pictures of a table's rows. `marks` are written to a row whose picture is shown, or could not be made. */
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
