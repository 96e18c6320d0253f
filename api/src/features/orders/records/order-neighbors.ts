import type { OrderNeighbors } from '@gallery/shared/contract/orders/order';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, cursorAt } from '../../../http/paging/cursor';
import { findOrder } from '../order-access';
import { type OrderFilter, orderCondition, readRows, sorts } from './order-records';

/** An order that left the filter keeps its place, so that staff go on after shipping it. Throws a 404. */
export async function readOrderNeighbors(
  db: Database,
  id: string,
  query: OrderFilter,
): Promise<OrderNeighbors> {
  const order = await findOrder(db, id);
  const [filter, sort] = [orderCondition(query), sorts[query.sort]];
  const [here] = await readRows(db, eq(sort.id, order.id), sort).limit(1);
  if (!here) throw new Error('The order has no buyer.');
  const cursor = cursorAt(here, sort);
  const beside = async (descending: boolean) => {
    const direction = { ...sort, descending };
    const [row] = await readRows(db, and(filter, afterCursor(cursor, direction)), direction).limit(1);
    return row ? { _id: row.id, number: row.number } : null;
  };
  return { previous: await beside(!sort.descending), next: await beside(sort.descending) };
}
