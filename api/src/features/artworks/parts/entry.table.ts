import {
  entryKindLabels,
  entryKinds,
  maxEntryDate,
  maxEntryPictures,
  maxEntryText,
  maxWorkEntries,
} from '@gallery/shared/contract/catalogue/entries/work-entries';
import { maxPictureAlt } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';

const number = (limit: number) => sql.raw(String(limit));

/** Provenance, exhibitions, and condition of a work. The places are unique when a statement ends. */
export const workEntries = pgTable(
  'artwork_entries',
  {
    id: uuid().primaryKey(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** In the curator's words: '2019', 'March 2021'. */
    date: text().notNull().default(''),
    text: text().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('artwork_entries_place').on(table.artworkId, table.position),
    check('artwork_entries_position', sql`${table.position} BETWEEN 1 AND ${number(maxWorkEntries)}`),
    check('artwork_entries_kind', sql`${table.kind} IN ('provenance', 'exhibition', 'condition')`),
    check('artwork_entries_date', sql`char_length(${table.date}) <= ${number(maxEntryDate)}`),
    check('artwork_entries_text', sql`char_length(${table.text}) BETWEEN 1 AND ${number(maxEntryText)}`),
  ],
);

/** They are as public as their entry. */
export const entryPictures = pgTable(
  'artwork_entry_pictures',
  {
    id: uuid().primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => workEntries.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    alt: text().notNull().default(''),
    imgUrl: text('img_url').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    createdAt: createdAt(),
  },
  (table) => [
    unique('artwork_entry_pictures_place').on(table.entryId, table.position),
    check(
      'artwork_entry_pictures_position',
      sql`${table.position} BETWEEN 1 AND ${number(maxEntryPictures)}`,
    ),
    check('artwork_entry_pictures_alt', sql`char_length(${table.alt}) <= ${number(maxPictureAlt)}`),
  ],
);

type EntryRow = typeof workEntries.$inferSelect;

/** Names an entry in the audit: 'Provenance, 2019 (internal): Private collection'. */
export function entryName({ kind, date, isPublic, text }: Omit<EntryRow, 'id' | 'createdAt'>): string {
  const dated = date === '' ? entryKindLabels[kind] : `${entryKindLabels[kind]}, ${date}`;
  return `${dated}${isPublic ? '' : ' (internal)'}: ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}
