import { maxLongest } from '@gallery/shared/contract/figures/figures';
import type { FiguresAnswer, ListedWork } from '@gallery/shared/contract/figures/figures.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { artistName, inLagos, type Sale } from './read-sales';

/** Reads the works that anybody can buy now, or that an order holds. Publishing a draft moves its `created_at`. */
export function readListed(db: Database): Promise<ListedWork[]> {
  return rowsOf<ListedWork>(
    db,
    sql`
      SELECT artworks.id AS _id, artworks.name_of_artwork AS name, ${artistName} AS artist,
        ((now() ${inLagos})::date - (artworks.created_at ${inLagos})::date)::int AS days,
        artworks.availability AS state
      FROM artworks LEFT JOIN artists ON artists.id = artworks.artist_id
      WHERE artworks.archived_at IS NULL AND artworks.availability <> 'sold'
    `,
  );
}

/** Joins the listed works and the sold works. Longest first. */
export function withSold(listed: readonly ListedWork[], sales: readonly Sale[]): ListedWork[] {
  const sold = sales.map(({ _id, name, artist, listed_days }) => ({
    _id,
    name,
    artist,
    days: listed_days,
    state: 'sold' as const,
  }));
  return [...listed, ...sold].toSorted((a, b) => b.days - a.days || a.name.localeCompare(b.name));
}

export function daysOf(works: readonly ListedWork[]): FiguresAnswer['days'] {
  const spread = [...Map.groupBy(works, ({ days }) => days)].map(([days, group]) => {
    const sold = group.filter(({ state }) => state === 'sold').length;
    return { days, sold, listed: group.length - sold };
  });
  return { spread: spread.toSorted((a, b) => a.days - b.days), longest: works.slice(0, maxLongest) };
}
