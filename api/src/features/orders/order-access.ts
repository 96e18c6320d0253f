import type { User } from '@gallery/shared/contract/account/user';
import { idPattern } from '@gallery/shared/contract/fields/id';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { type OrderRow, orders } from './order.table';

/** Returns the order to its owner or an administrator. Throws the same 404 for an unknown id and for anyone else. */
export async function visibleOrder(db: Database, id: string, user: User): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order.userId !== user._id && user.role !== 'admin') throw orderNotFound();
  return order;
}

export async function ownOrder(db: Database, id: string, user: User): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order.userId !== user._id) throw orderNotFound();
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
