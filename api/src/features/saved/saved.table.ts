import { maxListName, maxNote } from '@gallery/shared/contract/saved/saved';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { artworks } from '../artworks/artwork.table';
import { users } from '../users/user.table';

/** Whoever knows the token may see the list. Without a token the list is private. */
export const savedLists = pgTable(
  'saved_lists',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    token: text().unique('saved_lists_token'),
    sharedAt: dateTime('shared_at'),
    opened: integer().notNull().default(0),
    openedAt: dateTime('opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_lists_by_user').on(table.userId, table.createdAt, table.id),
    check('saved_lists_name', sql`char_length(${table.name}) BETWEEN 1 AND ${sql.raw(String(maxListName))}`),
    check('saved_lists_link', sql`(${table.token} IS NULL) = (${table.sharedAt} IS NULL)`),
  ],
);

/** The primary key keeps a work in one list of a person. */
export const savedWorks = pgTable(
  'saved_works',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    listId: uuid('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    note: text().notNull().default(''),
    /** In whole naira, when the work was saved. `null`: on request. */
    price: bigint({ mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.artworkId] }),
    index('saved_works_by_position').on(table.listId, table.position),
    index('saved_works_by_artwork').on(table.artworkId),
    check('saved_works_note', sql`char_length(${table.note}) <= ${sql.raw(String(maxNote))}`),
  ],
);
