import type { SettledArtist, Settlement } from '@gallery/shared/contract/settlement/settlement.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { closingPayout, type PayoutColumns, payoutOf } from './closing-payout';

/** Reads what the sales and refunds of a month, such as '2026-11', give the gallery and each artist. Takes the artists by name. */
export async function readSettlement(db: Database, month: string): Promise<Settlement> {
  const [sums] = await rowsOf<Omit<Settlement, 'month' | 'artists'>>(
    db,
    sql`
      SELECT coalesce(sum(amount), 0)::float AS captured_kobo, coalesce(sum(artist_share), 0)::float AS artists_kobo,
        coalesce(sum(gallery_share), 0)::float AS gallery_kobo
      FROM artist_shares WHERE month = ${`${month}-01`}::date
    `,
  );
  if (!sums) throw new Error('The sums were not read.');
  return { month, ...sums, artists: await readArtists(db, month) };
}

/** Lists artists with a balance, or with a sale, refund, or payout in the month. */
async function readArtists(db: Database, month: string): Promise<SettledArtist[]> {
  const first = sql`${`${month}-01`}::date`;
  const rows = await rowsOf<Omit<SettledArtist, 'payout' | 'due_kobo'> & PayoutColumns>(
    db,
    sql`
      WITH earned AS (
        SELECT artist_id, max(artist_name) AS name,
          coalesce(sum(artist_share) FILTER (WHERE month < ${first}), 0) AS before,
          coalesce(sum(artist_share) FILTER (WHERE month = ${first}), 0) AS now,
          count(*) FILTER (WHERE month = ${first} AND refund_id IS NULL)::int AS sales,
          count(*) FILTER (WHERE month = ${first} AND refund_id IS NOT NULL)::int AS refunds
        FROM artist_shares WHERE artist_id IS NOT NULL AND month <= ${first} GROUP BY artist_id
      ), paid AS (
        SELECT artist_id, sum(amount) AS before FROM payouts WHERE month < ${first} GROUP BY artist_id
      )
      SELECT earned.artist_id AS _id,
        coalesce(artists.firstname || ' ' || artists.lastname, earned.name) AS name, sales, refunds,
        (earned.before - coalesce(paid.before, 0))::float AS brought_forward_kobo, earned.now::float AS earned_kobo,
        closing.*
      FROM earned LEFT JOIN paid USING (artist_id) LEFT JOIN artists ON artists.id = earned.artist_id
      LEFT JOIN LATERAL ${closingPayout(sql`earned.artist_id`, first)} AS closing ON true
      WHERE sales + refunds > 0 OR earned.before - coalesce(paid.before, 0) <> 0
      ORDER BY name COLLATE "und-x-icu", earned.artist_id
    `,
  );
  return rows.map((row) => {
    const { _id, name, sales, refunds, brought_forward_kobo, earned_kobo } = row;
    const due_kobo = brought_forward_kobo + earned_kobo;
    return { _id, name, sales, refunds, brought_forward_kobo, earned_kobo, due_kobo, payout: payoutOf(row) };
  });
}
