import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import {
  deliveryQuoteStates,
  maxQuoteReply,
} from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import { orderStatuses } from '@gallery/shared/contract/orders/order-status';
import { couriers } from '@gallery/shared/contract/orders/shipment/courier';
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
import { guests } from '../guests/guest.table';
import { pictures } from '../media/picture.table';
import { users } from '../users/user.table';

/** For example `{ label: 'Premium', amount: 210000 }`, in whole naira. */
export type PricePart = { label: string; amount: number };

/** Keeps a copy of the work's facts from the time of the order. An index allows one live order for each work. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The number that people read. Numbers are unique but may have gaps. */
    number: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ name: 'orders_number_seq', startWith: 1001 }),
    userId: uuid('user_id').references(() => users.id),
    guestId: uuid('guest_id').references(() => guests.id),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id),
    status: text({ enum: orderStatuses }).notNull().default('Pending'),
    artworkName: text('artwork_name').notNull(),
    imgUrl: text('img_url').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    price: bigint({ mode: 'number' }).notNull(),
    priceParts: jsonb('price_parts').$type<PricePart[]>(),
    /** The part of `price` for delivery and insurance. */
    delivery: bigint({ mode: 'number' }).notNull().default(0),
    /** The zone's name at the time of the order, such as 'Lagos'. */
    deliveryZone: text('delivery_zone'),
    /** `null` unless the customer asked for a price of the delivery. */
    quoteState: text('quote_state', { enum: deliveryQuoteStates }),
    /** The first time that this order waited for its price, which bounds its hold. */
    quoteAskedAt: dateTime('quote_asked_at'),
    /** What the gallery says about the delivery. The customer reads it. */
    quoteReply: text('quote_reply').notNull().default(''),
    address: text().notNull(),
    /** The parts of the address, or `null` for a collected work or an address of one text. */
    deliverTo: jsonb('deliver_to').$type<DeliverTo>(),
    deliveryDate: date('delivery_date'),
    courier: text({ enum: couriers }),
    trackingNumber: text('tracking_number'),
    heldUntil: dateTime('held_until'),
    /** Used by the hold limits per network. `null` for a proven buyer, and for an order that is no longer Pending. */
    network: text(),
    /** The number of times that an undecided payment has extended the hold. */
    extensions: integer().notNull().default(0),
    ranOutAt: dateTime('ran_out_at'),
    /** The days to return the work, as they were when the buyer ordered. A function of migrations/0102 reads the setting. */
    returnDays: integer('return_days').notNull().default(sql`return_days_now()`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('orders_live')
      .on(table.artworkId)
      .where(sql`${table.status} IN ('Pending', 'Paid', 'Shipped', 'Delivered')`),
    uniqueIndex('orders_number').on(table.number),
    index('orders_by_user').on(table.userId, table.createdAt, table.id),
    index('orders_by_guest').on(table.guestId, table.createdAt, table.id),
    index('orders_by_age').on(table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_price').on(table.price, table.id),
    index('orders_by_hold').on(table.heldUntil).where(sql`${table.status} = 'Pending'`),
    index('orders_by_quote')
      .on(table.quoteAskedAt, table.id)
      .where(sql`${table.status} = 'Pending' AND ${table.quoteState} = 'asked'`),
    index('orders_by_network').on(table.network).where(sql`${table.status} = 'Pending'`),
    check(
      'orders_status',
      sql`${table.status} IN ('Pending', 'Paid', 'Shipped', 'Delivered', 'Canceled', 'Refunded')`,
    ),
    check('orders_buyer', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
    check('orders_price', sql`${table.price} BETWEEN 1 AND 2000000000`),
    check('orders_delivery', sql`${table.delivery} >= 0 AND ${table.delivery} < ${table.price}`),
    check('orders_delivery_zone', sql`${table.delivery} = 0 OR ${table.deliveryZone} IS NOT NULL`),
    check('orders_quote_state', sql`${table.quoteState} IN ('asked', 'answered', 'declined')`),
    check('orders_quote_asked_at', sql`${table.quoteState} IS NULL OR ${table.quoteAskedAt} IS NOT NULL`),
    // Nobody pays for an order without its delivery price.
    check(
      'orders_quote_asked',
      sql`${table.quoteState} <> 'asked' OR (${table.status} IN ('Pending', 'Canceled', 'Refunded')
        AND ${table.delivery} = 0 AND ${table.deliveryZone} IS NULL AND ${table.deliverTo} IS NOT NULL)`,
    ),
    check(
      'orders_quote_answered',
      sql`${table.quoteState} <> 'answered' OR ${table.deliveryZone} IS NOT NULL`,
    ),
    check(
      'orders_quote_declined',
      sql`${table.quoteState} <> 'declined' OR (${table.status} IN ('Canceled', 'Refunded') AND ${table.quoteReply} <> '')`,
    ),
    check('orders_quote_reply', sql`char_length(${table.quoteReply}) <= ${sql.raw(String(maxQuoteReply))}`),
    check(
      'orders_courier',
      sql`${table.courier} IN ('DHL', 'GIG Logistics', 'FedEx', 'UPS', 'Own driver', 'Other')`,
    ),
    check('orders_tracking', sql`${table.trackingNumber} IS NULL OR ${table.courier} IS NOT NULL`),
    check('orders_return_days', sql`${table.returnDays} BETWEEN 1 AND 60`),
    check('orders_held', sql`(${table.status} = 'Pending') = (${table.heldUntil} IS NOT NULL)`),
  ],
);

/** Records every change of an order. A change without a user comes from the gallery itself. */
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

/** Maps a buyer's idempotency keys to orders for a day. */
export const orderKeys = pgTable(
  'order_keys',
  {
    /** The id of an account or of a guest. */
    buyerId: uuid('user_id').notNull(),
    key: uuid().notNull(),
    body: text().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.key] }),
    index('order_keys_by_age').on(table.createdAt),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** A won order is binding, and the limits of holds do not apply to it. */
export function isWonOrder({ priceParts }: OrderRow): boolean {
  return priceParts !== null;
}

/** True while an order waits for its delivery price, or ended before it had one. It accepts no payment. */
export function isUnpriced({ quoteState }: Pick<OrderRow, 'quoteState'>): boolean {
  return quoteState === 'asked' || quoteState === 'declined';
}
