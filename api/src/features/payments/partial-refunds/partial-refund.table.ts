import { refundStates } from '@gallery/shared/contract/orders/order-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { payments } from '../payment.table';

/** 'returning': the work comes back first, and no money is requested; 'canceled': it does not come. */
const states = ['returning', ...refundStates, 'canceled'] as const;

/**
 * What staff give back of a payment, a part or all of it. `refunds` has the payments that no order needed.
 * Triggers (decision 045) keep the sum of both within what the payment captured, and done refunds as they are.
 */
export const partialRefunds = pgTable(
  'partial_refunds',
  {
    /** The requester's key; the provider stores it with the refund. */
    id: uuid().primaryKey(),
    reference: text()
      .notNull()
      .references(() => payments.reference),
    /** Kobo. */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** After a full refund the work is for sale again, else out of the catalogue. */
    forSale: boolean('for_sale').notNull(),
    state: text({ enum: states }).notNull(),
    tries: integer().notNull().default(0),
    /** Until then one process alone asks the provider. */
    claimedUntil: dateTime('claimed_until'),
    providerId: text('provider_id'),
    acceptedAt: dateTime('accepted_at'),
    expectedAt: dateTime('expected_at'),
    lastError: text('last_error'),
    nextTryAt: dateTime('next_try_at').notNull().defaultNow(),
    /** When the returned work arrived; `null` without a return. */
    receivedAt: dateTime('received_at'),
    doneAt: dateTime('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('partial_refunds_by_payment').on(table.reference, table.createdAt),
    index('partial_refunds_open')
      .on(table.nextTryAt)
      .where(sql`${table.state} IN ('asked', 'waiting', 'failed')`),
    uniqueIndex('partial_refunds_one_return').on(table.reference).where(sql`${table.state} = 'returning'`),
    check('partial_refunds_amount', sql`${table.amount} > 0`),
    check('partial_refunds_reason', sql`${table.reason} <> ''`),
    check(
      'partial_refunds_state',
      sql`${table.state} IN ('returning', 'asked', 'waiting', 'failed', 'done', 'canceled')`,
    ),
    check('partial_refunds_done', sql`(${table.state} = 'done') = (${table.doneAt} IS NOT NULL)`),
  ],
);

export type PartialRefundRow = typeof partialRefunds.$inferSelect;
