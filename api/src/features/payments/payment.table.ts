import { refundStates } from '@gallery/shared/contract/orders/order-status';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

const dateTime = (name: string) => timestamp(name, { precision: 3, withTimezone: true });

/** Amounts are kobo. Open until captured or closed, one for each order; money of a closed one is captured all the same. */
export const payments = pgTable(
  'payments',
  {
    reference: text().primaryKey(),
    /** A foreign key in the database alone (decision 030). */
    orderId: uuid('order_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    accessCode: text('access_code'),
    /** Until then one process alone asks the provider for the access code. */
    claimedUntil: dateTime('claimed_until'),
    /** When another form took its place. */
    closedAt: dateTime('closed_at'),
    /** As the provider last called it; `null` before it was asked. */
    providerStatus: text('provider_status'),
    /** When the customer's browser said that it had paid, until that is decided. */
    reportedAt: dateTime('reported_at'),
    nextCheckAt: dateTime('next_check_at').notNull().defaultNow(),
    capturedAt: dateTime('captured_at'),
    capturedAmount: bigint('captured_amount', { mode: 'number' }),
    capturedCurrency: text('captured_currency'),
    /** What was paid with, in words, such as 'Visa card ending in 4081'; `null` when the provider does not say. */
    paidWith: text('paid_with'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.capturedAt} IS NULL AND ${table.closedAt} IS NULL`),
    index('payments_by_order').on(table.orderId, table.createdAt),
    index('payments_open').on(table.nextCheckAt).where(sql`${table.capturedAt} IS NULL`),
  ],
);

/** Money to give back: all that a payment captured, once. */
export const refunds = pgTable(
  'refunds',
  {
    reference: text()
      .primaryKey()
      .references(() => payments.reference),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: refundStates }).notNull().default('asked'),
    tries: integer().notNull().default(0),
    /** Accepted by the provider, which does it later: it is not asked a second time. */
    acceptedAt: dateTime('accepted_at'),
    /** When the provider expects the money to arrive, if it says so. */
    expectedAt: dateTime('expected_at'),
    lastError: text('last_error'),
    nextTryAt: dateTime('next_try_at').notNull().defaultNow(),
    doneAt: dateTime('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('refunds_open').on(table.nextTryAt).where(sql`${table.state} <> 'done'`)],
);

/** What the provider told us, as it came; a body that comes again is the same row. */
export const webhooks = pgTable(
  'webhooks',
  {
    /** SHA-256 of the body. */
    hash: text().primaryKey(),
    body: text().notNull(),
    createdAt: createdAt(),
    handledAt: dateTime('handled_at'),
  },
  (table) => [index('webhooks_unhandled').on(table.createdAt).where(sql`${table.handledAt} IS NULL`)],
);

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
