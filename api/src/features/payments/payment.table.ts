import { refundStates } from '@gallery/shared/contract/orders/order-status';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';

/** Amounts are kobo. An order has at most one open payment, neither captured nor closed. A closed payment can still be captured. */
export const payments = pgTable(
  'payments',
  {
    reference: text().primaryKey(),
    /** The foreign key exists only in the database (decision 013). */
    orderId: uuid('order_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    accessCode: text('access_code'),
    /** Until then, only the claiming process asks the provider for the access code. */
    claimedUntil: dateTime('claimed_until'),
    closedAt: dateTime('closed_at'),
    providerStatus: text('provider_status'),
    /** The time at which the customer or the provider reported the payment, while its outcome is open. */
    reportedAt: dateTime('reported_at'),
    nextCheckAt: dateTime('next_check_at').notNull().defaultNow(),
    capturedAt: dateTime('captured_at'),
    capturedAmount: bigint('captured_amount', { mode: 'number' }),
    capturedCurrency: text('captured_currency'),
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

/** Whole refunds of captured payments that no order needed. For needed payments, staff use `partial_refunds`. */
export const refunds = pgTable(
  'refunds',
  {
    reference: text()
      .primaryKey()
      .references(() => payments.reference),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: refundStates }).notNull().default('asked'),
    tries: integer().notNull().default(0),
    /** The provider accepted the refund and makes it later. For ten days the gallery does not ask again. */
    acceptedAt: dateTime('accepted_at'),
    expectedAt: dateTime('expected_at'),
    lastError: text('last_error'),
    nextTryAt: dateTime('next_try_at').notNull().defaultNow(),
    doneAt: dateTime('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('refunds_open').on(table.nextTryAt).where(sql`${table.state} <> 'done'`)],
);

/** The provider's events as received. A repeated body is the same row. */
export const webhooks = pgTable(
  'webhooks',
  {
    hash: text().primaryKey(),
    body: text().notNull(),
    createdAt: createdAt(),
    handledAt: dateTime('handled_at'),
  },
  (table) => [index('webhooks_unhandled').on(table.createdAt).where(sql`${table.handledAt} IS NULL`)],
);

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export function isRightAmount({ amount, capturedAmount, currency, capturedCurrency }: PaymentRow): boolean {
  return (capturedAmount ?? amount) === amount && (capturedCurrency ?? currency) === currency;
}
