import { packingItems } from '@gallery/shared/contract/orders/staff/staff-order';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { users } from '../../users/user.table';
import { orders } from '../order.table';

/** An item that staff have packed. A trigger of migrations/0113 refuses changes once the order has left. */
export const packingTicks = pgTable(
  'packing_ticks',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    item: text({ enum: packingItems }).notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: dateTime('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.item] }),
    check('packing_ticks_item', sql`${table.item} IN ('work', 'protection', 'certificate', 'invoice')`),
  ],
);
