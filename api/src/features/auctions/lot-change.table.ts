import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';

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
