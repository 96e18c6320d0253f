import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { AccountsQuery } from '@gallery/shared/contract/figures/accounts.schema';
import { daysToYearBefore } from '@gallery/shared/contract/figures/figures';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { income, soldOrders } from '../orders/records/given-back';
import { startOfDay } from '../orders/records/order-records';

/** Days are those of Lagos. `listed_days` run from the work's listing to its payment. */
export type Sale = {
  _id: string;
  name: string;
  artist: string;
  type: ArtworkType;
  day: string;
  /** In whole naira, less refunds. */
  amount: number;
  /** What the work cost without its delivery. */
  price: number;
  listed_days: number;
};

export type Sales = { now: Sale[]; before: Sale[] };

/** Reads the sales from the first to the last day, and those of the same weeks a year before. */
export async function readSales(db: Database, { from, to }: AccountsQuery): Promise<Sales> {
  const sales = await rowsOf<Sale & { is_now: boolean; is_before: boolean }>(
    db,
    sql`
      SELECT orders.artwork_id AS _id, orders.artwork_name AS name, ${artistName} AS artist,
        artworks.type_of_artwork AS type, to_char(order_events.at ${inLagos}, 'YYYY-MM-DD') AS day,
        ${income}::float AS amount, (orders.price - orders.delivery)::float AS price,
        greatest(0, (order_events.at ${inLagos})::date - (artworks.created_at ${inLagos})::date)::int AS listed_days,
        order_events.at >= ${startOfDay(sql`${from}::date`)} AS is_now,
        order_events.at < ${startOfDay(sql`(${to}::date + 1 - ${aYear})`)} AS is_before
      FROM ${soldOrders}
      JOIN artworks ON artworks.id = orders.artwork_id
      LEFT JOIN artists ON artists.id = artworks.artist_id
      WHERE (order_events.at >= ${startOfDay(sql`${from}::date`)}
          AND order_events.at < ${startOfDay(sql`(${to}::date + 1)`)})
        OR (order_events.at >= ${startOfDay(sql`(${from}::date - ${aYear})`)}
          AND order_events.at < ${startOfDay(sql`(${to}::date + 1 - ${aYear})`)})
      ORDER BY order_events.at, order_events.id
    `,
  );
  // A period of a year overlaps with the same weeks a year before.
  const ofPeriod = (period: 'is_now' | 'is_before') =>
    sales.filter((sale) => sale[period]).map(({ is_now: _now, is_before: _before, ...sale }) => sale);
  return { now: ofPeriod('is_now'), before: ofPeriod('is_before') };
}

export const inLagos = sql`AT TIME ZONE 'Africa/Lagos'`;
export const artistName = sql`coalesce(artists.firstname || ' ' || artists.lastname, 'No artist')`;
const aYear = sql.raw(String(daysToYearBefore));
