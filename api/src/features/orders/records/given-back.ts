import { type SQL, sql } from 'drizzle-orm';

/** Sums an order's confirmed refunds by staff in whole naira. Like a whole refund, they count on the day of the payment. */
export function givenBack(orderId: SQL): SQL<number> {
  return sql`(
    SELECT coalesce(sum(part.amount), 0) / 100
    FROM payments JOIN partial_refunds AS part USING (reference)
    WHERE payments.order_id = ${orderId} AND part.state = 'done'
  )`;
}
