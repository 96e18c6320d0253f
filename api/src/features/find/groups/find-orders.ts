import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc, eq, sql } from 'drizzle-orm';
import { orders } from '../../orders/order.table';
import { matchesOrderSearch } from '../../orders/reading/search-orders';
import { users } from '../../users/user.table';
import { type FindGroup, groupOf, total } from '../group';

/** The list of orders finds the same ones. The order with the typed number comes first. */
export const findOrders: FindGroup = async (db, { typed, number = 0 }) => {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      artwork: orders.artworkName,
      amount: orders.price,
      status: orders.status,
      buyer: sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})`,
      total,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(matchesOrderSearch(typed))
    .orderBy(desc(eq(orders.number, number)), desc(orders.createdAt), desc(orders.id))
    .limit(maxFoundOfGroup);
  return groupOf('orders', rows, ({ id, number: own, artwork, amount, status, buyer }) => ({
    _id: id,
    title: `Order ${own}, ${buyer}`,
    note: artwork,
    number: own,
    amount,
    state: status,
  }));
};
