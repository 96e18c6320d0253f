import { returnStates } from '@gallery/shared/contract/orders/order-status';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { orders } from './order.table';

/** A customer requests the return of an order once. An accepted one continues as a return in `partial_refunds`. */
export const returnRequests = pgTable(
  'return_requests',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    reason: text().notNull(),
    state: text({ enum: returnStates }).notNull().default('requested'),
    createdAt: createdAt(),
    answeredAt: dateTime('answered_at'),
  },
  (table) => [
    check('return_requests_reason', sql`length(${table.reason}) <= 500`),
    check('return_requests_state', sql`${table.state} IN ('requested', 'accepted', 'declined')`),
    check('return_requests_answered', sql`(${table.state} = 'requested') = (${table.answeredAt} IS NULL)`),
  ],
);

export type ReturnRequestRow = typeof returnRequests.$inferSelect;
