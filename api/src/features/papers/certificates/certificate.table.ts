import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { artworks } from '../../artworks/artwork.table';
import { pictures } from '../../media/picture.table';

/** Signed facts of a sold work. A trigger refuses deletions and all changes but the end of a certificate. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    /** The year in Lagos. */
    year: integer().notNull(),
    number: integer().notNull(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id),
    /** The foreign key of orders exists only in the database (decision 013). */
    orderId: uuid('order_id').notNull(),
    facts: jsonb().$type<Record<string, string>>().notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    hash: text().notNull(),
    signature: text().notNull(),
    issuedAt: dateTime('issued_at').notNull(),
    endedAt: dateTime('ended_at'),
    replacedBy: uuid('replaced_by'),
    reason: text(),
  },
  (table) => [
    uniqueIndex('certificates_number').on(table.year, table.number),
    uniqueIndex('certificates_one_of_order').on(table.orderId),
    uniqueIndex('certificates_one_current').on(table.artworkId).where(sql`${table.endedAt} IS NULL`),
    index('certificates_by_work').on(table.artworkId),
    check(
      'certificates_end',
      sql`(${table.endedAt} IS NULL) = (${table.replacedBy} IS NULL AND ${table.reason} IS NULL)`,
    ),
  ],
);

export type CertificateRow = typeof certificates.$inferSelect;
