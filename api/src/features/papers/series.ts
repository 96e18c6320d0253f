import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

export type Place = { year: number; number: number; issuedAt: Date };

/** Locks the series until the commit: only a committed paper has a number, so no failure leaves a gap. */
export async function nextInSeries(tx: Database, table: 'invoices' | 'certificates'): Promise<Place> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${table}))`);
  const { rows } = (await tx.execute(sql`
    SELECT at, year, (SELECT coalesce(max(number), 0) + 1 FROM ${sql.identifier(table)} AS issued
      WHERE issued.year = now.year)::int AS number
    FROM (SELECT at, extract(year FROM at AT TIME ZONE 'Africa/Lagos')::int AS year
      FROM date_trunc('milliseconds', clock_timestamp()) AS at) AS now`)) as {
    rows: { at: string | Date; year: number; number: number }[];
  };
  const [place] = rows;
  if (!place) throw new Error('The database has no time.');
  return { year: place.year, number: place.number, issuedAt: new Date(place.at) };
}
