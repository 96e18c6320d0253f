import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { users } from '../../users/user.table';

/** An address without an account. Once it is that of an account, the row names the account, so that links in older emails still stop them. */
export const emailFollowers = pgTable(
  'email_followers',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    mailedAt: dateTime('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_followers_by_user').on(table.userId),
    check('email_followers_email', sql`${table.email} = lower(${table.email})`),
    check('email_followers_one', sql`num_nonnulls(${table.email}, ${table.userId}) = 1`),
  ],
);

const followerId = () =>
  uuid('follower_id')
    .notNull()
    .references(() => emailFollowers.id, { onDelete: 'cascade' });

/** Counts from `confirmedAt` on. */
export const emailFollows = pgTable(
  'email_follows',
  {
    id: uuid().primaryKey(),
    followerId: followerId(),
    artistId: uuid('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    askedAt: dateTime('asked_at').notNull().defaultNow(),
    confirmedAt: dateTime('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('email_follows_once').on(table.followerId, table.artistId),
    index('email_follows_by_artist').on(table.artistId),
  ],
);

/** The works that an address has had an email about. The key keeps a second one from leaving. */
export const emailAlerts = pgTable(
  'email_alerts',
  {
    followerId: followerId(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.artworkId] }),
    index('email_alerts_by_artwork').on(table.artworkId),
  ],
);
