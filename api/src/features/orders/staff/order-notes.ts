import { randomUUID } from 'node:crypto';
import { maxNotesOfOrder } from '@gallery/shared/contract/orders/staff/staff-order';
import type { OrderNote } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { users } from '../../users/user.table';
import { lockOrder } from '../status/move-order';
import { orderNotes } from './staff-order.table';

export async function readOrderNotes(db: Database, orderId: string): Promise<OrderNote[]> {
  const rows = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id));
  return rows.map(noteOf);
}

/** Adds a note of a member of staff. Throws a 409 for an order with too many notes. */
export async function addOrderNote(
  db: Database,
  orderId: string,
  text: string,
  by: string,
): Promise<OrderNote> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    if ((await tx.$count(orderNotes, eq(orderNotes.orderId, orderId))) >= maxNotesOfOrder)
      throw new HttpError(
        409,
        `An order has at most ${maxNotesOfOrder} notes. Write about the person instead.`,
      );
    const byName = sql`(
      SELECT concat_ws(' ', ${users.firstname}, ${users.lastname}) FROM ${users} WHERE ${users.id} = ${by}
    )`;
    const [note] = await tx
      .insert(orderNotes)
      .values({ id: randomUUID(), orderId, text, byUser: by, byName })
      .returning();
    if (!note) throw new Error('The note was not saved.');
    return noteOf(note);
  });
}

function noteOf({ id, text, byName, createdAt }: typeof orderNotes.$inferSelect): OrderNote {
  return { _id: id, text, by: byName, at: createdAt.toISOString() };
}
