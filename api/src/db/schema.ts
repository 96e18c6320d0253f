import { artworkTypes, availabilities } from '@gallery/shared/contract/catalogue/artwork';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const createdAt = () =>
  timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow();

/** Of a record that several people edit: one more with each change of its content. */
export const version = () => integer().notNull().default(1);

export const roles = ['customer', 'admin'] as const;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    role: text({ enum: roles }).notNull().default('customer'),
    title: text().notNull().default(''),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull().default(''),
    address: text().notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    check('users_role', sql`${table.role} IN ('customer', 'admin')`),
  ],
);

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

/** The variants of one original, named by its content: works that show the same file share a row. */
export const pictures = pgTable('pictures', {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  widths: integer().array().notNull(),
  placeholder: text().notNull(),
});

/**
 * Lists read newest first: a plain ascending index is scanned backwards, one in DESC order is not used. What the
 * search reads (`search_words` and the table of the same name) is written by triggers alone: migrations/0002.
 */
export const artworks = pgTable(
  'artworks',
  {
    id: uuid().primaryKey(),
    name: text('name_of_artwork').notNull(),
    type: text('type_of_artwork', { enum: artworkTypes }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    description: text().notNull(),
    imgUrl: text('img_url').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    artistId: uuid('artist_id').references(() => artists.id, { onDelete: 'set null' }),
    year: integer(),
    materials: text(),
    heightCm: doublePrecision('height_cm'),
    widthCm: doublePrecision('width_cm'),
    depthCm: doublePrecision('depth_cm'),
    framed: boolean(),
    signed: boolean(),
    condition: text(),
    visualDescription: text('visual_description'),
    availability: text({ enum: availabilities }).notNull().default('available'),
    heldUntil: timestamp('held_until', { precision: 3, withTimezone: true }),
    /** Making the smaller pictures failed; it is tried again. */
    pictureFailed: boolean('picture_failed').notNull().default(false),
    /** When the gallery took the work out: orders know it still, the public does not. */
    archivedAt: timestamp('archived_at', { precision: 3, withTimezone: true }),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('artworks_by_age').on(table.createdAt, table.id),
    index('artworks_by_type').on(table.type, table.createdAt, table.id),
    index('artworks_by_artist').on(table.artistId, table.createdAt, table.id),
    index('artworks_by_price').on(table.price, table.id),
    index('artworks_by_name').on(byName(table.name), table.id),
    index('artworks_by_picture').on(table.pictureHash),
    check('artworks_type', sql`${table.type} IN ('Painting', 'Digital Painting', 'Sculpture')`),
    check('artworks_name', sql`char_length(${table.name}) <= 200`),
    check('artworks_price', sql`${table.price} BETWEEN 1 AND 1000000000`),
    check('artworks_availability', sql`${table.availability} IN ('available', 'held', 'sold')`),
    check('artworks_held', sql`(${table.availability} = 'held') = (${table.heldUntil} IS NOT NULL)`),
  ],
);

/** Names in the order of the alphabet, with Ẹ beside E; the databases' own order differs. */
export function byName(name: SQLWrapper) {
  return sql`${name} COLLATE "und-x-icu"`;
}
