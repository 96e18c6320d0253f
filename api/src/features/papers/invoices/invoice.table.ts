import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import type { BillTo, InvoiceFacts } from './invoice-facts';

/**
 * Invoices and credit notes share one series per year. A trigger refuses gaps, changes, and deletions; only `bill_to`
 * may become `null`, when the customer is forgotten. Amounts are kobo.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['invoice', 'credit note'] }).notNull(),
    /** The year in Lagos. */
    year: integer().notNull(),
    number: integer().notNull(),
    /** The foreign keys of orders and refunds exist only in the database (decision 013). */
    orderId: uuid('order_id').notNull(),
    refundId: uuid('refund_id'),
    billTo: jsonb('bill_to').$type<BillTo>(),
    facts: jsonb().$type<InvoiceFacts>().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
    issuedAt: dateTime('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.year, table.number),
    uniqueIndex('invoices_one_of_order').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoices_one_of_refund').on(table.refundId),
    index('invoices_by_order').on(table.orderId, table.issuedAt),
    check('invoices_kind', sql`${table.kind} IN ('invoice', 'credit note')`),
    check('invoices_refund', sql`(${table.kind} = 'credit note') = (${table.refundId} IS NOT NULL)`),
    check('invoices_total', sql`${table.total} > 0 AND ${table.vat} BETWEEN 0 AND ${table.total}`),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;
