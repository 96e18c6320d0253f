import { orderStatuses } from '@gallery/shared/contract/orders/order-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { artworks } from '../artworks/artwork.table';
import { pictures } from '../media/picture.table';
import { users } from '../users/user.table';

/** Such as `{ label: 'Premium', amount: 210000 }`, in whole naira. */
export type PricePart = { label: string; amount: number };

/** The work's facts are copied as they were ordered. An index allows one live order for each work. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** For people; numbers may be left out, none is given twice. */
    number: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ name: 'orders_number_seq', startWith: 1001 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id),
    status: text({ enum: orderStatuses }).notNull().default('Pending'),
    artworkName: text('artwork_name').notNull(),
    imgUrl: text('img_url').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    /** In all: what is paid. */
    price: bigint({ mode: 'number' }).notNull(),
    /** What the price consists of, when it is more than the work's own. */
    priceParts: jsonb('price_parts').$type<PricePart[]>(),
    address: text().notNull(),
    deliveryDate: date('delivery_date'),
    heldUntil: dateTime('held_until'),
    /** For the limits of holds per network; `null` for a proven buyer, and once the order is no longer Pending. */
    network: text(),
    /** How often an undecided payment has extended the hold. */
    extensions: integer().notNull().default(0),
    ranOutAt: dateTime('ran_out_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('orders_live')
      .on(table.artworkId)
      .where(sql`${table.status} IN ('Pending', 'Paid', 'Shipped', 'Delivered')`),
    uniqueIndex('orders_number').on(table.number),
    index('orders_by_user').on(table.userId, table.createdAt, table.id),
    index('orders_by_age').on(table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_price').on(table.price, table.id),
    index('orders_by_hold').on(table.heldUntil).where(sql`${table.status} = 'Pending'`),
    index('orders_by_network').on(table.network).where(sql`${table.status} = 'Pending'`),
    check(
      'orders_status',
      sql`${table.status} IN ('Pending', 'Paid', 'Shipped', 'Delivered', 'Canceled', 'Refunded')`,
    ),
    check('orders_price', sql`${table.price} BETWEEN 1 AND 2000000000`),
    check('orders_held', sql`(${table.status} = 'Pending') = (${table.heldUntil} IS NOT NULL)`),
  ],
);

/** Every change of an order; without a user, the gallery itself made it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text({ enum: orderStatuses }).notNull(),
    byUser: uuid('by_user').references(() => users.id),
    at: dateTime('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('order_events_by_order').on(table.orderId, table.id),
    index('order_events_paid').on(table.at, table.orderId).where(sql`${table.status} = 'Paid'`),
  ],
);

/** Which order a customer's idempotency key made; valid for a day. */
export const orderKeys = pgTable(
  'order_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    body: text().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('order_keys_by_age').on(table.createdAt),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** Won at auction: binding, and without the limits of holds. */
export function isWonOrder({ priceParts }: OrderRow): boolean {
  return priceParts !== null;
}
