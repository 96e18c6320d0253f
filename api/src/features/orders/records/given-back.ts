import { type SQL, sql } from 'drizzle-orm';

/** Sums an order's confirmed refunds by staff in whole naira. Like a whole refund, they count on the day of the payment. */
export function givenBack(orderId: SQL): SQL<number> {
  return sql`(
    SELECT coalesce(sum(part.amount), 0) / 100
    FROM payments JOIN partial_refunds AS part USING (reference)
    WHERE payments.order_id = ${orderId} AND part.state = 'done'
  )`;
}

/** The whole naira of an order, less its refunds. */
export const income = sql`(orders.price - ${givenBack(sql`orders.id`)})`;

export const isSold = sql`orders.status IN ('Paid', 'Shipped', 'Delivered')`;

/** Sales with the time of their payment, `order_events.at`. */
export const soldOrders = sql`order_events JOIN orders
  ON orders.id = order_events.order_id AND order_events.status = 'Paid' AND ${isSold}`;
