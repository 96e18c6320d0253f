import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp('ends_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.endsAt)],
);
