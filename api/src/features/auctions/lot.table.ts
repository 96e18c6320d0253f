import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, version } from '../../db/columns';
import { artworks } from '../artworks/artwork.table';

export const lots = pgTable(
  'lots',
  {
    id: uuid().primaryKey(),
    number: integer().notNull(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    startingPrice: bigint('starting_price', { mode: 'number' }).notNull(),
    opensAt: timestamp('opens_at', { precision: 3, withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { precision: 3, withTimezone: true }).notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lots_number').on(table.number),
    uniqueIndex('lots_artwork').on(table.artworkId),
    check('lots_price', sql`${table.startingPrice} BETWEEN 1 AND 1000000000`),
    check('lots_times', sql`${table.opensAt} < ${table.closesAt}`),
  ],
);
