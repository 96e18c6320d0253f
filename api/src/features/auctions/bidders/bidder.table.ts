import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { users } from '../../users/user.table';
import { auctions } from '../auction.table';
import { lots } from '../lot.table';

/** A 'registered' bidder may bid on lots that need no approval, an 'approved' one on all lots. */
export const bidderStates = ['registered', 'waiting', 'approved', 'declined', 'banned'] as const;

export const bidders = pgTable(
  'bidders',
  {
    auctionId: uuid('auction_id')
      .notNull()
      .references(() => auctions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    paddle: integer().notNull(),
    state: text({ enum: bidderStates }).notNull(),
    conditionsVersion: integer('conditions_version').notNull(),
    acceptedAt: dateTime('accepted_at').notNull(),
    address: text().notNull(),
    decidedAt: dateTime('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.auctionId, table.userId] }),
    uniqueIndex('bidders_paddle').on(table.auctionId, table.paddle),
    index('bidders_by_user').on(table.userId),
    check(
      'bidders_state',
      sql`${table.state} IN ('registered', 'waiting', 'approved', 'declined', 'banned')`,
    ),
  ],
);
export type BidderRow = typeof bidders.$inferSelect;

/** Counts an unpaid won lot. Two strikes that staff have not lifted end bidding. */
export const strikes = pgTable(
  'strikes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    createdAt: createdAt(),
    liftedAt: dateTime('lifted_at'),
    liftedBy: uuid('lifted_by').references(() => users.id),
    reason: text(),
  },
  (table) => [
    uniqueIndex('strikes_lot_user').on(table.lotId, table.userId),
    index('strikes_standing').on(table.userId).where(sql`${table.liftedAt} IS NULL`),
  ],
);
