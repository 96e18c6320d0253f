import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc, eq, sql } from 'drizzle-orm';
import { buyers } from '../../guests/buyers';
import { buyerIdOfOrders } from '../../orders/buyer/buyer';
import { orders } from '../../orders/order.table';
import { matchesOrderSearch } from '../../orders/reading/search-orders';
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
      buyer: sql<string>`concat_ws(' ', ${buyers.firstname}, ${buyers.lastname})`,
      total,
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, buyerIdOfOrders))
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
