import { editFields } from '@gallery/shared/contract/collection/edit-limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { artworks } from '../../artworks/artwork.table';
import { users } from '../../users/user.table';

/** Edits of several works at once. A row exists only for an edit that changed all of its works. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    /** Comes with the preview, so that a repeated request finds the first one. */
    id: uuid().primaryKey(),
    field: text({ enum: editFields }).notNull(),
    summary: text().notNull(),
    reason: text().notNull().default(''),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    undoUntil: dateTime('undo_until').notNull(),
    undoneAt: dateTime('undone_at'),
  },
  (table) => [
    index('bulk_edits_by_age').on(table.createdAt),
    check(
      'bulk_edits_field',
      sql`${table.field} IN ('price', 'availability', 'artist', 'framed', 'price_on_request', 'open_to_offers', 'archived', 'tag_added', 'tag_removed')`,
    ),
    check('bulk_edits_reason', sql`char_length(${table.reason}) <= 500`),
    check(
      'bulk_edits_hour',
      sql`${table.undoUntil} > ${table.createdAt} AND ${table.undoUntil} <= ${table.createdAt} + interval '1 hour'`,
    ),
    check('bulk_edits_undone', sql`${table.undoneAt} BETWEEN ${table.createdAt} AND ${table.undoUntil}`),
  ],
);

/** What an edit did to a work. Values are texts that the database can cast to the column's type. Tags have ', ' between them. */
export const bulkEditWorks = pgTable(
  'bulk_edit_works',
  {
    editId: uuid('edit_id')
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    before: text(),
    after: text(),
    /** The work's version after the edit. With a later one, an undo leaves the work as it is. */
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editId, table.artworkId] })],
);
