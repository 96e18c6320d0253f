import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';

/** The sandbox's own records, apart from the gallery's. `amount` is in kobo. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text().primaryKey(),
  accessCode: text('access_code').notNull().unique(),
  email: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: ['abandoned', 'failed', 'ongoing', 'success', 'reversed'] })
    .notNull()
    .default('abandoned'),
  createdAt: createdAt(),
});
