import type { AccountsQuery } from '@gallery/shared/contract/figures/accounts.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { startOfDay } from '../orders/records/order-records';
import { artistName, type Sale } from './read-sales';

export type WorkSteps = { name: string; artist: string; views: number; enquiries: number; sales: number };

/** Reads the views, enquiries, and sales of each work that had one from the first to the last day. Most views first. */
export async function readSteps(
  db: Database,
  { from, to }: AccountsQuery,
  sales: readonly Sale[],
): Promise<WorkSteps[]> {
  const steps = await rowsOf<WorkSteps & { _id: string }>(
    db,
    sql`
      WITH viewed AS (
        SELECT artwork_id AS id, sum(views)::int AS views FROM work_views
        WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY artwork_id
      ), asked AS (
        SELECT artwork_id AS id, artwork_name AS name, count(*)::int AS enquiries FROM enquiries
        WHERE created_at >= ${startOfDay(sql`${from}::date`)} AND created_at < ${startOfDay(sql`(${to}::date + 1)`)}
        GROUP BY artwork_id, artwork_name
      )
      SELECT coalesce(artworks.id::text, '') AS _id, coalesce(artworks.name_of_artwork, asked.name) AS name,
        ${artistName} AS artist, coalesce(max(viewed.views), 0)::int AS views,
        coalesce(sum(asked.enquiries), 0)::int AS enquiries, 0 AS sales
      FROM viewed FULL JOIN asked USING (id)
      LEFT JOIN artworks USING (id)
      LEFT JOIN artists ON artists.id = artworks.artist_id
      GROUP BY artworks.id, coalesce(artworks.name_of_artwork, asked.name), artists.firstname, artists.lastname
    `,
  );
  return withSales(steps, sales).toSorted(
    (a, b) => b.views - a.views || b.enquiries - a.enquiries || a.name.localeCompare(b.name),
  );
}

function withSales(steps: readonly (WorkSteps & { _id: string })[], sales: readonly Sale[]): WorkSteps[] {
  const sold = Map.groupBy(sales, ({ _id }) => _id);
  const known = new Set(steps.map(({ _id }) => _id));
  const others = [...sold.values()].flatMap(([first]) => (first && !known.has(first._id) ? [first] : []));
  return [
    ...steps.map(({ _id, ...step }) => ({ ...step, sales: sold.get(_id)?.length ?? 0 })),
    ...others.map(({ _id, name, artist }) => ({
      name,
      artist,
      views: 0,
      enquiries: 0,
      sales: sold.get(_id)?.length ?? 0,
    })),
  ];
}
