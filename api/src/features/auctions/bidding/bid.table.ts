import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { users } from '../../users/user.table';
import { lots } from '../lot.table';

/** Numbers a lot's bidders. Other visitors see the number, which has no meaning on another lot. */
export const lotBidders = pgTable(
  'lot_bidders',
  {
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    number: integer().notNull(),
    mailedAt: dateTime('mailed_at'),
    mailsStoppedAt: dateTime('mails_stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lotId, table.userId] }),
    uniqueIndex('lot_bidders_number').on(table.lotId, table.number),
    index('lot_bidders_by_user').on(table.userId),
  ],
);

/** Holds accepted bids in the order of the lot's lock. Each is a maximum in whole naira. */
export const bids = pgTable(
  'bids',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    max: bigint({ mode: 'number' }).notNull(),
    at: dateTime('at').notNull(),
    key: uuid().notNull(),
    answer: text({ enum: ['WINNING', 'OUTBID'] }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    nonce: text().notNull(),
    seq: integer().notNull(),
    confirmed: boolean().notNull().default(false),
    checkedAt: dateTime('checked_at'),
    retractedAt: dateTime('retracted_at'),
    retractedBy: uuid('retracted_by').references(() => users.id),
    retractedReason: text('retracted_reason'),
  },
  (table) => [
    uniqueIndex('bids_key').on(table.userId, table.key),
    index('bids_by_lot').on(table.lotId, table.id),
    check('bids_max', sql`${table.max} BETWEEN 1 AND 1000000000`),
    check('bids_retracted', sql`(${table.retractedAt} IS NULL) = (${table.retractedReason} IS NULL)`),
  ],
);
export type BidRow = typeof bids.$inferSelect;
