import type { LotState } from '@gallery/shared/auction/bidding';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime, versionColumn } from '../../db/columns';
import { artworks } from '../artworks/artwork.table';
import { orders } from '../orders/order.table';
import { users } from '../users/user.table';
import { auctions, firstAuctionId } from './auction.table';

const naira = (name: string) => bigint(name, { mode: 'number' });

const lotOutcomes = ['sold', 'passed', 'withdrawn'] as const;

/** Amounts are whole naira. `max` and `reserve` are never public. */
export const lots = pgTable(
  'lots',
  {
    id: uuid().primaryKey(),
    auctionId: uuid('auction_id')
      .notNull()
      .default(firstAuctionId)
      .references(() => auctions.id),
    /** The lot's number in the auction, from 1. */
    number: integer().notNull(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    startingPrice: naira('starting_price').notNull(),
    /** 0 means no reserve. */
    reserve: naira('reserve').notNull().default(0),
    estimateLow: naira('estimate_low'),
    estimateHigh: naira('estimate_high'),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    /** While true, no order and no other lot may have the work: the triggers of migrations/0026. */
    claimsWork: boolean('claims_work').notNull().default(false),
    /** 0 before the first bid. */
    price: naira('price').notNull().default(0),
    leaderId: uuid('leader_id').references(() => users.id),
    leaderNumber: integer('leader_number'),
    max: naira('max').notNull().default(0),
    bids: integer().notNull().default(0),
    extensions: integer().notNull().default(0),
    outcome: text({ enum: lotOutcomes }),
    endedAt: dateTime('ended_at'),
    withdrawnReason: text('withdrawn_reason'),
    reserveNonce: text('reserve_nonce'),
    /** The order of the winner, or of the bidder who accepted the second chance. */
    orderId: uuid('order_id').references(() => orders.id),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lots_auction_number').on(table.auctionId, table.number),
    index('lots_by_artwork').on(table.artworkId),
    uniqueIndex('lots_open_artwork').on(table.artworkId).where(sql`${table.outcome} IS NULL`),
    index('lots_by_end').on(table.closesAt).where(sql`${table.outcome} IS NULL`),
    index('lots_by_order').on(table.orderId),
    check('lots_price', sql`${table.startingPrice} BETWEEN 1 AND 1000000000`),
    check('lots_times', sql`${table.opensAt} < ${table.closesAt}`),
    check('lots_reserve', sql`${table.reserve} BETWEEN 0 AND 1000000000`),
    check('lots_max', sql`${table.price} BETWEEN 0 AND ${table.max} AND ${table.max} <= 1000000000`),
    check('lots_leader', sql`(${table.leaderId} IS NULL) = (${table.price} = 0)`),
    check('lots_outcome', sql`${table.outcome} IN ('sold', 'passed', 'withdrawn')`),
    check('lots_ended', sql`(${table.outcome} IS NULL) = (${table.endedAt} IS NULL)`),
    check('lots_claim', sql`${table.outcome} IS NULL OR NOT ${table.claimsWork}`),
    check('lots_estimate', sql`${table.estimateLow} <= ${table.estimateHigh}`),
  ],
);
export type LotRow = typeof lots.$inferSelect;

export function biddingStateOf(lot: LotRow): LotState {
  return {
    start: lot.startingPrice,
    reserve: lot.reserve,
    closesAt: lot.closesAt.getTime(),
    price: lot.price,
    leader: lot.leaderId,
    max: lot.max,
    bids: lot.bids,
  };
}

/** Holds the public state of a lot after each change, in commit order, written by a trigger: migrations/0026. */
export const lotChanges = pgTable(
  'lot_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lotId: uuid('lot_id').notNull(),
    auctionId: uuid('auction_id').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    leaderNumber: integer('leader_number'),
    bids: integer().notNull(),
    reserve: text({ enum: ['none', 'not met', 'met'] }).notNull(),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    extended: boolean().notNull(),
    outcome: text({ enum: ['sold', 'passed', 'withdrawn'] }),
    endedAt: dateTime('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('lot_changes_by_age').on(table.createdAt),
    index('lot_changes_by_lot').on(table.lotId, table.id),
    index('lot_changes_by_auction').on(table.auctionId, table.id),
  ],
);
