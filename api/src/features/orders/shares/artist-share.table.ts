import { sql } from 'drizzle-orm';
import { bigint, check, date, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { partialRefunds } from '../../payments/partial-refunds/partial-refund.table';
import { users } from '../../users/user.table';
import { orders } from '../order.table';

/**
 * How the artist and the gallery share each sale, and each refund of it: a refund's row has negative amounts. Amounts
 * are kobo. The rows of an order add up to its captured money less its refunds. Triggers refuse changes and deletions,
 * more refunded than sold, and a row in a month that a payout has closed.
 */
export const artistShares = pgTable(
  'artist_shares',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund that this row reverses, or `null` for the sale. */
    refundId: uuid('refund_id').references(() => partialRefunds.id),
    /** The artist at the sale, or `null` for a work without one. Without a foreign key, the row outlives the artist. */
    artistId: uuid('artist_id'),
    artistName: text('artist_name').notNull(),
    /** The artist's percentage at the sale. */
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The part of `amount` that is split: the work without VAT, delivery, and premium. */
    base: bigint({ mode: 'number' }).notNull(),
    artistShare: bigint('artist_share', { mode: 'number' }).notNull(),
    galleryShare: bigint('gallery_share', { mode: 'number' }).notNull(),
    /** The first day of the month whose statement has the row, in Lagos. */
    month: date().notNull(),
    /** When the money arrived, or the provider confirmed the refund. */
    at: dateTime('at').notNull(),
  },
  (table) => [
    uniqueIndex('artist_shares_one_of_order').on(table.orderId).where(sql`${table.refundId} IS NULL`),
    uniqueIndex('artist_shares_one_of_refund').on(table.refundId),
    index('artist_shares_by_order').on(table.orderId),
    index('artist_shares_by_artist').on(table.artistId, table.month),
    index('artist_shares_by_month').on(table.month),
    check('artist_shares_sum', sql`${table.artistShare} + ${table.galleryShare} = ${table.amount}`),
    check('artist_shares_percent', sql`${table.percent} BETWEEN 0 AND 100`),
    check(
      'artist_shares_sale',
      sql`${table.refundId} IS NOT NULL OR (${table.amount} > 0 AND ${table.base} BETWEEN 0 AND ${table.amount}
        AND ${table.artistShare} = round(${table.base} * ${table.percent} / 100))`,
    ),
    check(
      'artist_shares_refund',
      sql`${table.refundId} IS NULL OR (${table.amount} < 0 AND ${table.base} BETWEEN ${table.amount} AND 0
        AND ${table.artistShare} BETWEEN ${table.amount} AND 0)`,
    ),
    check('artist_shares_artist', sql`${table.artistId} IS NOT NULL OR ${table.artistShare} = 0`),
    check('artist_shares_month', sql`extract(day FROM ${table.month}) = 1`),
  ],
);

export type ArtistShareRow = typeof artistShares.$inferSelect;

/** The percentage that the artist gets of each coming sale. An artist without a row gets the default. */
export const artistSplits = pgTable(
  'artist_splits',
  {
    artistId: uuid('artist_id')
      .primaryKey()
      .references(() => artists.id, { onDelete: 'cascade' }),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  ({ percent }) => [check('artist_splits_percent', sql`${percent} BETWEEN 0 AND 100`)],
);

/** The percentage for one work, which overrides its artist's. */
export const workSplits = pgTable(
  'work_splits',
  {
    artworkId: uuid('artwork_id')
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  ({ percent }) => [check('work_splits_percent', sql`${percent} BETWEEN 0 AND 100`)],
);

/**
 * What the gallery has paid to artists. A payout pays all that an artist is due at the end of a month, and closes that
 * month. A trigger refuses another amount, a month before one that is closed, and every change but a forgotten account.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    /** Without a foreign key, the row outlives the artist. */
    artistId: uuid('artist_id').notNull(),
    /** The first day of the month. */
    month: date().notNull(),
    /** In kobo. */
    amount: bigint({ mode: 'number' }).notNull(),
    note: text().notNull().default(''),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    at: dateTime('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payouts_one_of_month').on(table.artistId, table.month),
    check('payouts_amount', sql`${table.amount} > 0`),
    check('payouts_month', sql`extract(day FROM ${table.month}) = 1`),
  ],
);
