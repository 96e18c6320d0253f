import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { type OrderRow, orders } from './order.table';

/** Who asks for an order. The holder of a signed link has the id of one order, others their own. */
export type OrderReader = { kind: 'account' | 'guest' | 'link' | 'admin'; id: string };

/** Returns the order to its owner or an administrator. Throws the same 404 for an unknown id and for anyone else. */
export async function visibleOrder(db: Database, id: string, reader: OrderReader): Promise<OrderRow> {
  return reader.kind === 'admin' ? findOrder(db, id) : ownOrder(db, id, reader);
}

/** Returns the order to its buyer, or to the holder of its link. Throws the same 404 for an unknown id and for anyone else. */
export async function ownOrder(db: Database, id: string, reader: OrderReader): Promise<OrderRow> {
  const order = await findOrder(db, id);
  const isOwn =
    reader.kind === 'link'
      ? order.id === reader.id && (await isLinkOpen(db, order.id))
      : (reader.kind === 'guest' ? order.guestId : order.userId) === reader.id;
  if (!isOwn) throw orderNotFound();
  return order;
}

export async function findOrder(db: Database, id: string): Promise<OrderRow> {
  const [order] = idPattern.test(id) ? await db.select().from(orders).where(eq(orders.id, id)) : [];
  if (!order) throw orderNotFound();
  return order;
}

/** The answer is always the same, so that guessed ids reveal nothing. */
export function orderNotFound(): HttpError {
  return new HttpError(404, 'No order with this id.');
}

/** A link opens an order for a year, and until the order belongs to an account. */
async function isLinkOpen(db: Database, id: string): Promise<boolean> {
  const isYoung = sql`${orders.createdAt} > now() - interval '1 year'`;
  const isOpen = and(eq(orders.id, id), isNotNull(orders.guestId), isYoung);
  return (await db.$count(orders, isOpen)) > 0;
}
