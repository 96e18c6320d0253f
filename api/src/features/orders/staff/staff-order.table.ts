import { maxCancelReason, maxOrderNote } from '@gallery/shared/contract/orders/staff/staff-order';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { users } from '../../users/user.table';
import { orders } from '../order.table';

/** An order that staff have canceled never takes money: a late payment goes back. */
export const orderCancellations = pgTable(
  'order_cancellations',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    reason: text().notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'order_cancellations_reason',
      sql`char_length(${table.reason}) <= ${sql.raw(String(maxCancelReason))}`,
    ),
  ],
);

/** What staff write about an order. The author's name stays when the account is deleted. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_notes_by_order').on(table.orderId, table.createdAt, table.id),
    check('order_notes_text', sql`char_length(${table.text}) BETWEEN 1 AND ${sql.raw(String(maxOrderNote))}`),
  ],
);
