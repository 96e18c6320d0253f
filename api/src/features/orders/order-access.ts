import { idPattern } from '@gallery/shared/contract/id';
import type { User } from '@gallery/shared/contract/user';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import { type OrderRow, orders } from './order.table';

/** The order, for its owner or an administrator. Throws a 404 for an unknown id, a 403 for anybody else. */
export async function visibleOrder(db: Database, id: string, user: User): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order.userId !== user._id && user.role !== 'admin') throw new HttpError(403, notYours);
  return order;
}

/** The order, for its owner alone. */
export async function ownOrder(db: Database, id: string, user: User): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order.userId !== user._id) throw new HttpError(403, notYours);
  return order;
}

export const notYours = 'Your account has no access to these orders.';

export async function findOrder(db: Database, id: string): Promise<OrderRow> {
  const [order] = idPattern.test(id) ? await db.select().from(orders).where(eq(orders.id, id)) : [];
  if (!order) throw new HttpError(404, 'No order with this id.');
  return order;
}
