import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime, version } from '../../db/columns';
import { users } from '../users/user.table';

export const termKinds = ['increments', 'premium', 'conditions'] as const;

/** The steps of the price, the premium and the conditions of sale; a version is never changed. */
export const auctionTerms = pgTable(
  'auction_terms',
  {
    kind: text({ enum: termKinds }).notNull(),
    version: integer().notNull(),
    content: jsonb().notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.version] }),
    check('auction_terms_kind', sql`${table.kind} IN ('increments', 'premium', 'conditions')`),
  ],
);

/** Lots of the release before, which knew no auctions, belong to this draft. */
export const firstAuctionId = '00000000-0000-4000-8000-000000000001';

export const auctions = pgTable(
  'auctions',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    /** Where and when the works can be seen. */
    viewing: text().notNull().default(''),
    opensAt: dateTime('opens_at').notNull(),
    /** Of the first lot; each later one ends `lotInterval` seconds after the one before. */
    closesAt: dateTime('closes_at').notNull(),
    lotInterval: integer('lot_interval').notNull().default(60),
    /** Staff approve who bids on a lot whose high estimate is at or above it; `null`: nobody is approved. */
    approvalFrom: bigint('approval_from', { mode: 'number' }),
    /** Naira, added to each lot. */
    deliveryFee: bigint('delivery_fee', { mode: 'number' }).notNull().default(0),
    incrementsVersion: integer('increments_version').notNull().default(1),
    premiumVersion: integer('premium_version').notNull().default(1),
    conditionsVersion: integer('conditions_version').notNull().default(1),
    /** A draft is seen by staff alone. */
    publishedAt: dateTime('published_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    check('auctions_times', sql`${table.opensAt} < ${table.closesAt}`),
    check('auctions_interval', sql`${table.lotInterval} BETWEEN 0 AND 86400`),
    check('auctions_delivery', sql`${table.deliveryFee} BETWEEN 0 AND 100000000`),
    check('auctions_title', sql`char_length(${table.title}) <= 200`),
  ],
);
export type AuctionRow = typeof auctions.$inferSelect;
