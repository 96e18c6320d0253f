import { maxOfferMessage, maxOfferRounds } from '@gallery/shared/contract/offers/offer';
import { offerStates } from '@gallery/shared/contract/offers/offer-states';
import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { artworks } from '../artworks/artwork.table';
import { orders } from '../orders/order.table';
import { users } from '../users/user.table';

const naira = (name: string) => bigint(name, { mode: 'number' });
const longest = sql.raw(String(maxOfferMessage));

/** What collectors offer for works. A trigger allows ten live ones of a person: migrations/0045. */
export const priceOffers = pgTable(
  'price_offers',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    amount: naira('amount').notNull(),
    message: text().notNull().default(''),
    /** Where the work goes if the gallery accepts. */
    address: text().notNull(),
    deliverTo: jsonb('deliver_to').$type<DeliverTo>(),
    /** What delivery and insurance cost beside the agreed price. */
    delivery: naira('delivery').notNull().default(0),
    /** `null` for a collected work, and for a delivery without a price. */
    deliveryZone: text('delivery_zone'),
    counter: naira('counter'),
    reply: text().notNull().default(''),
    state: text({ enum: offerStates }).notNull().default('open'),
    round: integer().notNull().default(1),
    expiresAt: dateTime('expires_at').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    movedAt: dateTime('moved_at').notNull().defaultNow(),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('price_offers_live')
      .on(table.userId, table.artworkId)
      .where(sql`${table.state} IN ('open', 'countered')`),
    uniqueIndex('price_offers_order').on(table.orderId),
    index('price_offers_by_user').on(table.userId, table.createdAt, table.id),
    index('price_offers_by_artwork').on(table.artworkId),
    index('price_offers_by_age').on(table.createdAt, table.id),
    index('price_offers_by_end').on(table.expiresAt).where(sql`${table.state} IN ('open', 'countered')`),
    check(
      'price_offers_state',
      sql`${table.state} IN ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed')`,
    ),
    check(
      'price_offers_amounts',
      sql`${table.amount} BETWEEN 1 AND 1000000000 AND ${table.counter} BETWEEN 1 AND 1000000000`,
    ),
    check('price_offers_countered', sql`${table.state} <> 'countered' OR ${table.counter} IS NOT NULL`),
    check('price_offers_accepted', sql`(${table.state} = 'accepted') = (${table.orderId} IS NOT NULL)`),
    check(
      'price_offers_delivery',
      sql`${table.delivery} >= 0 AND (${table.delivery} = 0 OR ${table.deliveryZone} IS NOT NULL)`,
    ),
    check('price_offers_round', sql`${table.round} BETWEEN 1 AND ${sql.raw(String(maxOfferRounds))}`),
    check(
      'price_offers_texts',
      sql`char_length(${table.message}) <= ${longest} AND char_length(${table.reply}) <= ${longest}`,
    ),
  ],
);

export type OfferRow = typeof priceOffers.$inferSelect;

export const isLiveOffer = sql`${priceOffers.state} IN ('open', 'countered')`;
