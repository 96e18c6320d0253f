import { maxSearchQuery } from '@gallery/shared/contract/following/following';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { artists } from '../artists/artist.table';
import { artworks } from '../artworks/artwork.table';
import { users } from '../users/user.table';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const followedArtists = pgTable(
  'followed_artists',
  {
    userId: userId(),
    artistId: uuid('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.artistId] }),
    index('followed_artists_by_artist').on(table.artistId),
  ],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    /** The query of the catalogue's address, in one order of the filters. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('saved_searches_query').on(table.userId, table.query),
    check(
      'saved_searches_length',
      sql`char_length(${table.query}) BETWEEN 1 AND ${sql.raw(String(maxSearchQuery))}`,
    ),
  ],
);

/** The works that a person has had an email about. The key keeps a second one from leaving. */
export const alertedWorks = pgTable(
  'alerted_works',
  {
    userId: userId(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.artworkId] }),
    index('alerted_works_by_artwork').on(table.artworkId),
  ],
);

/** One row for each person who has followed or saved something. */
export const followers = pgTable('followers', {
  userId: userId().primaryKey(),
  seenAt: dateTime('seen_at'),
  mailedAt: dateTime('mailed_at'),
  mailsStoppedAt: dateTime('mails_stopped_at'),
});
