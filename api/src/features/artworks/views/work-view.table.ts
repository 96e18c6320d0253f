import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '../artwork.table';

/** Counts views of a work's page by day in Lagos. Holds nothing about visitors. */
export const workViews = pgTable(
  'work_views',
  {
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.artworkId, table.day] }),
    index('work_views_by_day').on(table.day),
    check('work_views_views', sql`${table.views} BETWEEN 1 AND 1000000000`),
  ],
);
