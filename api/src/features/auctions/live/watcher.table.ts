import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';

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
