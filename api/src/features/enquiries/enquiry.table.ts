import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { artworks, createdAt } from '../../db/schema';

/** What visitors asked about works. The name stays when the work is removed. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    fullname: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    artworkId: uuid('artwork_id').references(() => artworks.id, { onDelete: 'set null' }),
    artworkName: text('artwork_name').notNull(),
    createdAt: createdAt(),
    doneAt: timestamp('done_at', { precision: 3, withTimezone: true }),
  },
  (table) => [
    index('enquiries_by_age').on(table.createdAt, table.id),
    index('enquiries_by_artwork').on(table.artworkId),
  ],
);
