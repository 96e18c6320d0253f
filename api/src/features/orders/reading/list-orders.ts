import type { ListQuery } from '@gallery/shared/contract/fields/list.schema';
import type { OrdersAnswer } from '@gallery/shared/contract/orders/order';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, newestFirst, nextCursor, sortBy } from '../../../http/paging/cursor';
import { orders } from '../order.table';
import { readOrders } from './read-orders';

/** One page of a customer's orders. Throws a 422 for an invalid cursor. */
export async function listOrders(
  db: Database,
  userId: string,
  { limit, cursor }: ListQuery,
): Promise<OrdersAnswer> {
  const order = newestFirst(orders);
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), afterCursor(cursor, order)))
    .orderBy(...sortBy(order))
    .limit(limit + 1);
  return { orders: await readOrders(db, rows.slice(0, limit)), next: nextCursor(rows, limit, order) };
}
