import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';

/** The sandbox's own records, separate from the gallery's. `amount` is in kobo. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text().primaryKey(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 4_099_260_001 }),
  accessCode: text('access_code').notNull().unique(),
  email: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: ['abandoned', 'failed', 'ongoing', 'success', 'reversed'] })
    .notNull()
    .default('abandoned'),
  createdAt: createdAt(),
});

/** Partial or whole refunds of a transaction. The bank needs some seconds for each (`refundDelaySeconds`). */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .notNull()
      .references(() => sandboxTransactions.reference, { onDelete: 'cascade' }),
    amount: bigint({ mode: 'number' }).notNull(),
    merchantNote: text('merchant_note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_refunds_by_transaction').on(table.reference)],
);
