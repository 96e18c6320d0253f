import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { orders } from '../../orders/order.table';
import { users } from '../../users/user.table';
import { lots } from '../lot.table';

/** Offers an unpaid or passed lot to its next highest bidder, at that bidder's maximum. */
export const secondChances = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The hammer price in whole naira. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['open', 'accepted', 'declined', 'expired'] })
      .notNull()
      .default('open'),
    expiresAt: dateTime('expires_at').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    decidedAt: dateTime('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('offers_open').on(table.lotId).where(sql`${table.state} IN ('open', 'accepted')`),
    check('offers_state', sql`${table.state} IN ('open', 'accepted', 'declined', 'expired')`),
    check('offers_amount', sql`${table.amount} BETWEEN 1 AND 1000000000`),
  ],
);
