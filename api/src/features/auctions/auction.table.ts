import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime, versionColumn } from '../../db/columns';
import { users } from '../users/user.table';

export const termKinds = ['increments', 'premium', 'conditions'] as const;

/** Increments, premium, and conditions of sale. A version never changes. */
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

/** The draft that holds lots of the previous release, which knew no auctions. */
export const firstAuctionId = '00000000-0000-4000-8000-000000000001';

export const auctions = pgTable(
  'auctions',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    viewing: text().notNull().default(''),
    opensAt: dateTime('opens_at').notNull(),
    /** The end of the first lot; each later lot ends `lotInterval` seconds after the one before. */
    closesAt: dateTime('closes_at').notNull(),
    lotInterval: integer('lot_interval').notNull().default(60),
    /** Staff approve bidders on lots whose high estimate reaches this amount. `null` means that no lot needs an approval. */
    approvalFrom: bigint('approval_from', { mode: 'number' }),
    /** In naira, for each lot. */
    deliveryFee: bigint('delivery_fee', { mode: 'number' }).notNull().default(0),
    incrementsVersion: integer('increments_version').notNull().default(1),
    premiumVersion: integer('premium_version').notNull().default(1),
    conditionsVersion: integer('conditions_version').notNull().default(1),
    publishedAt: dateTime('published_at'),
    version: versionColumn(),
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

/** The watchers of an auction at each process of an API or an edge. A process that ends without a word leaves its rows to the others. */
export const auctionWatchers = pgTable(
  'auction_watchers',
  {
    auctionId: uuid('auction_id').notNull(),
    processId: uuid('process_id').notNull(),
    watchers: integer().notNull(),
    seenAt: dateTime('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.auctionId, table.processId] })],
);
