import type { EditArtworkInput } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { importStates, rowPlans } from '@gallery/shared/contract/collection/imports/import.schema';
import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { artworks } from '../../artworks/artwork.table';
import { users } from '../../users/user.table';

/** Files with works. The content's hash makes a repeated file the same import. */
export const collectionImports = pgTable(
  'collection_imports',
  {
    id: uuid().primaryKey(),
    contentHash: text('content_hash').notNull(),
    fileName: text('file_name').notNull(),
    isEncodingGuessed: boolean('is_encoding_guessed').notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    /** One for each header. */
    fields: jsonb().$type<(ImportField | null)[]>().notNull(),
    state: text({ enum: importStates }).notNull().default('checking'),
    /** New works stay drafts, which the public does not see. */
    asDrafts: boolean('as_drafts').notNull().default(false),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('collection_imports_content').on(table.contentHash),
    index('collection_imports_by_age').on(table.createdAt),
    check('collection_imports_state', sql`${table.state} IN ('checking', 'running', 'done')`),
    check(
      'collection_imports_columns',
      sql`jsonb_array_length(${table.headers}) = jsonb_array_length(${table.fields}) AND jsonb_array_length(${table.headers}) BETWEEN 1 AND ${sql.raw(String(importLimits.columns))}`,
    ),
  ],
);

export type CellProblem = { column: number | null; message: string };

/** `version` is that after the change. */
export type WorkBefore = { input: EditArtworkInput; version: number };

export const importRows = pgTable(
  'collection_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => collectionImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the header is row 1. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    plan: text({ enum: rowPlans }).notNull().default('wrong'),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    /** Set with the work's change, in one transaction. */
    doneAt: dateTime('done_at'),
    artworkId: uuid('artwork_id').references(() => artworks.id, { onDelete: 'set null' }),
    /** What a changed work was, for an undo. A row of the release before lacks it. */
    before: jsonb().$type<WorkBefore>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('collection_import_rows_by_artwork').on(table.artworkId),
    check('collection_import_rows_number', sql`${table.number} >= 2`),
    check('collection_import_rows_plan', sql`${table.plan} IN ('new', 'changed', 'same', 'wrong')`),
    check('collection_import_rows_done', sql`${table.doneAt} IS NULL OR ${table.plan} IN ('new', 'changed')`),
  ],
);

/** Uploaded pictures of rows. Place 0 is the main picture. */
export const importPictures = pgTable(
  'collection_import_pictures',
  {
    importId: uuid('import_id').notNull(),
    /** Folded: two spellings of one name are one picture. */
    name: text().notNull(),
    number: integer().notNull(),
    isMain: boolean('is_main').notNull(),
    imgUrl: text('img_url').notNull(),
    /** In pixels, as the browser read them. A picture of the release before lacks them. */
    width: integer(),
    height: integer(),
    addedAt: dateTime('added_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.name] }),
    foreignKey({
      name: 'collection_import_pictures_row',
      columns: [table.importId, table.number],
      foreignColumns: [importRows.importId, importRows.number],
    }).onDelete('cascade'),
    uniqueIndex('collection_import_pictures_main')
      .on(table.importId, table.number)
      .where(sql`${table.isMain}`),
    index('collection_import_pictures_by_address').on(table.imgUrl),
  ],
);

/** The work that a row's key made or changed, so that a later file finds it. */
export const importedWorks = pgTable(
  'imported_works',
  {
    /** An inventory number, folded. */
    inventoryNumber: text('inventory_number').primaryKey(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('imported_works_artwork').on(table.artworkId),
    check('imported_works_number', sql`char_length(${table.inventoryNumber}) BETWEEN 1 AND 100`),
  ],
);
