import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { byName, createdAt, version } from '../../db/columns';

export const artists = pgTable(
  'artists',
  {
    id: uuid().primaryKey(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    statement: text('artist_statement').notNull(),
    bio: text('artist_bio').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('artists_email').on(sql`lower(${table.email})`),
    index('artists_by_age').on(table.createdAt, table.id),
    index('artists_by_name').on(byName(table.firstname), byName(table.lastname), table.id),
  ],
);
