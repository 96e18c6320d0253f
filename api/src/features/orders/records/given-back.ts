import { type SQL, sql } from 'drizzle-orm';

/**
 * Whole naira that staff have given back of the order with this id, of which the provider has confirmed the refund. It counts
 * against the day of the payment, as a refund of all does.
 */
export function givenBack(orderId: SQL): SQL<number> {
  return sql`(
    SELECT coalesce(sum(part.amount), 0) / 100
    FROM payments JOIN partial_refunds AS part USING (reference)
    WHERE payments.order_id = ${orderId} AND part.state = 'done'
  )`;
}
