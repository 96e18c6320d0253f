import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { byName, createdAt, versionColumn } from '../../db/columns';
import { pictures } from '../media/picture.table';

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
    /** One line for each: contract/catalogue/exhibitions. */
    exhibitions: text().notNull().default(''),
    imgUrl: text('img_url'),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    portraitAlt: text('portrait_alt').notNull().default(''),
    /** A trigger derives it from the name. */
    slug: text().notNull().default(''),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('artists_email').on(sql`lower(${table.email})`),
    index('artists_by_age').on(table.createdAt, table.id),
    index('artists_by_name').on(byName(table.firstname), byName(table.lastname), table.id),
  ],
);

export type ArtistRow = typeof artists.$inferSelect;

/** Every slug that an artist has had. A former one still leads to the artist, and no other artist gets it. */
export const artistSlugs = pgTable(
  'artist_slugs',
  {
    slug: text().primaryKey(),
    artistId: uuid('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
  },
  (table) => [index('artist_slugs_by_artist').on(table.artistId)],
);
