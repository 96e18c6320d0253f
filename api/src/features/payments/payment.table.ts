import { refundStates } from '@gallery/shared/contract/orders/order-status';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';

/** Amounts are kobo. An order has one open payment, neither captured nor closed; a closed one can still be captured. */
export const payments = pgTable(
  'payments',
  {
    reference: text().primaryKey(),
    /** The foreign key exists in the database alone (decision 013). */
    orderId: uuid('order_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    accessCode: text('access_code'),
    /** Until then one process alone asks the provider for the access code. */
    claimedUntil: dateTime('claimed_until'),
    closedAt: dateTime('closed_at'),
    providerStatus: text('provider_status'),
    /** When the customer or the provider reported it, while the outcome is open. */
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

/** All that a payment captured, when no order needed it. Of a needed one staff give back `partial_refunds`. */
export const refunds = pgTable(
  'refunds',
  {
    reference: text()
      .primaryKey()
      .references(() => payments.reference),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: refundStates }).notNull().default('asked'),
    tries: integer().notNull().default(0),
    /** Accepted by the provider, which refunds later: for ten days it is not asked again. */
    acceptedAt: dateTime('accepted_at'),
    expectedAt: dateTime('expected_at'),
    lastError: text('last_error'),
    nextTryAt: dateTime('next_try_at').notNull().defaultNow(),
    doneAt: dateTime('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('refunds_open').on(table.nextTryAt).where(sql`${table.state} <> 'done'`)],
);

/** The provider's events as received; a body that arrives again is the same row. */
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

/** Whether the payment captured exactly what it was begun for. */
export function isRightAmount({ amount, capturedAmount, currency, capturedCurrency }: PaymentRow): boolean {
  return (capturedAmount ?? amount) === amount && (capturedCurrency ?? currency) === currency;
}
