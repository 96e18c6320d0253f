import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lots } from '../lot.table';

/** The hash chain of a lot: each hash covers the one before. shared/auction/record.ts defines the format. */
export const lotEntries = pgTable(
  'lot_entries',
  {
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    seq: integer().notNull(),
    kind: text({ enum: ['opened', 'bid', 'retracted', 'closed', 'withdrawn'] }).notNull(),
    at: timestamp('at', { precision: 3, withTimezone: true }).notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lotId, table.seq] })],
);
