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

/** 'returning': the work comes back before the gallery requests the money. 'canceled': the work does not come back. */
const states = ['returning', ...refundStates, 'canceled'] as const;

/**
 * Partial or whole refunds by staff. `refunds` has the payments that no order needed. Triggers (decision 045) keep
 * the sum of both within the captured amount, and done refunds unchanged.
 */
export const partialRefunds = pgTable(
  'partial_refunds',
  {
    /** The requester's key, which the provider stores with the refund. */
    id: uuid().primaryKey(),
    reference: text()
      .notNull()
      .references(() => payments.reference),
    /** In kobo. */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** After a whole refund, the work returns to sale or else leaves the catalogue. */
    forSale: boolean('for_sale').notNull(),
    state: text({ enum: states }).notNull(),
    tries: integer().notNull().default(0),
    /** Until then, only the claiming process asks the provider. */
    claimedUntil: dateTime('claimed_until'),
    providerId: text('provider_id'),
    acceptedAt: dateTime('accepted_at'),
    expectedAt: dateTime('expected_at'),
    lastError: text('last_error'),
    nextTryAt: dateTime('next_try_at').notNull().defaultNow(),
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
