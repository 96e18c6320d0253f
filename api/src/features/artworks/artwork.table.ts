import { ownAvailabilities } from '@gallery/shared/contract/catalogue/artwork.schema';
import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { workStages } from '@gallery/shared/contract/catalogue/stages/work-stage';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { byName, createdAt, versionColumn } from '../../db/columns';
import { artists } from '../artists/artist.table';
import { pictures } from '../media/picture.table';
import { editions } from './edition.table';
import { factColumns } from './fact-columns';

/** Lists of newest works scan an ascending index backwards, so no DESC index exists. Triggers fill the search columns: migrations/0002. */
export const artworks = pgTable(
  'artworks',
  {
    id: uuid().primaryKey(),
    name: text('name_of_artwork').notNull(),
    type: text('type_of_artwork', { enum: artworkTypes }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    priceOnRequest: boolean('price_on_request').notNull().default(false),
    openToOffers: boolean('open_to_offers').notNull().default(false),
    description: text().notNull(),
    imgUrl: text('img_url').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    artistId: uuid('artist_id').references(() => artists.id, { onDelete: 'set null' }),
    ...factColumns,
    /** Only for the staff: no answer to the public, no search of the public, and no machine may show them. */
    tags: text().array().notNull().default([]),
    /** Processes of earlier releases write lines here. A trigger makes entries of them: migrations/0103. Nothing reads them. */
    formerProvenance: text('provenance'),
    formerExhibitions: text('exhibitions'),
    /** Each number of an edition is a work of its own. A work without an edition is unique. */
    editionId: uuid('edition_id'),
    editionNumber: integer('edition_number'),
    /** Copied, so that a work's row names its number: '3 of 12'. */
    editionSize: integer('edition_size'),
    /** The availability that orders decide. Readers for the public add the lot's: works-in-auction.ts. */
    availability: text({ enum: ownAvailabilities }).notNull().default('available'),
    heldUntil: timestamp('held_until', { precision: 3, withTimezone: true }),
    pictureFailed: boolean('picture_failed').notNull().default(false),
    /** A trigger keeps the stage and `archivedAt` together: migrations/0087. */
    stage: text({ enum: workStages }).notNull().default('published'),
    publishAt: timestamp('publish_at', { precision: 3, withTimezone: true }),
    /** Since when the public does not see the work, which is not published. Its orders still show an archived work. */
    archivedAt: timestamp('archived_at', { precision: 3, withTimezone: true }),
    /** A later import of the same work makes it anew. */
    importUndoneAt: timestamp('import_undone_at', { precision: 3, withTimezone: true }),
    version: versionColumn(),
    createdAt: createdAt(),
    /** When staff last changed the work, its pictures, or its entries. A trigger sets it: migrations/0104. */
    updatedAt: timestamp('updated_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('artworks_by_age').on(table.createdAt, table.id),
    index('artworks_by_type').on(table.type, table.createdAt, table.id),
    index('artworks_by_artist').on(table.artistId, table.createdAt, table.id),
    index('artworks_by_price_up').on(priceOrder('price-up', table), table.id),
    index('artworks_by_price_down').on(priceOrder('price-down', table), table.id),
    index('artworks_by_name').on(byName(table.name), table.id),
    index('artworks_scheduled_by_time').on(table.publishAt).where(sql`${table.publishAt} IS NOT NULL`),
    index('artworks_tagged').on(table.id).where(sql`${table.tags} <> '{}'`),
    index('artworks_by_picture').on(table.pictureHash),
    uniqueIndex('artworks_edition_number')
      .on(table.editionId, table.editionNumber)
      .where(sql`${table.editionId} IS NOT NULL`),
    foreignKey({
      name: 'artworks_edition',
      columns: [table.editionId, table.editionSize],
      foreignColumns: [editions.id, editions.size],
    }),
    check(
      'artworks_number_of_edition',
      sql`num_nulls(${table.editionId}, ${table.editionNumber}, ${table.editionSize}) IN (0, 3) AND ${table.editionNumber} BETWEEN 1 AND ${table.editionSize}`,
    ),
    check('artworks_type', sql`${table.type} IN ('Painting', 'Digital Painting', 'Sculpture')`),
    check('artworks_name', sql`char_length(${table.name}) <= 200`),
    check('artworks_price', sql`${table.price} BETWEEN 1 AND 1000000000`),
    check('artworks_tags', sql`are_work_tags(${table.tags})`),
    check('artworks_availability', sql`${table.availability} IN ('available', 'held', 'sold')`),
    check('artworks_stage', sql`${table.stage} IN ('draft', 'scheduled', 'published', 'archived')`),
    check('artworks_published', sql`(${table.stage} = 'published') = (${table.archivedAt} IS NULL)`),
    check('artworks_scheduled', sql`(${table.stage} = 'scheduled') = (${table.publishAt} IS NOT NULL)`),
    check(
      'artworks_unpublished_unsold',
      sql`${table.stage} IN ('published', 'archived') OR ${table.availability} = 'available'`,
    ),
    check('artworks_held', sql`(${table.availability} = 'held') = (${table.heldUntil} IS NOT NULL)`),
  ],
);

/** Stand in for the prices on request, so that these works come last and their amounts stay secret. */
export const lastPrices = { 'price-up': 9_999_999_999, 'price-down': 0 } as const;
export type PriceSort = keyof typeof lastPrices;

type PriceColumns = { price: SQLWrapper; priceOnRequest: SQLWrapper };

/** The amount by which the catalogue sorts. The indexes have the same expression. */
export function priceOrder(sort: PriceSort, { price, priceOnRequest }: PriceColumns): SQL {
  const last = sql.raw(String(lastPrices[sort]));
  return sql`(CASE WHEN ${priceOnRequest} THEN ${last}::bigint ELSE ${price} END)`;
}
