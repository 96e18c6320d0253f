import type { FoundKind } from '@gallery/shared/contract/find/find';
import type { Found, FoundGroup } from '@gallery/shared/contract/find/find.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { SearchTerms } from '../../db/search-terms';

export type Search = SearchTerms & { typed: string };

/** Returns the first results of a search, at most `maxFoundOfGroup`. */
export type FindGroup = (db: Database, search: Search) => Promise<FoundGroup>;

/** Every row counts all results of its group. */
export const total = sql<number>`(count(*) OVER ())::int`;

/** `found` returns what a result has beside the empty fields. */
export function groupOf<Row extends { total: number }>(
  kind: FoundKind,
  rows: Row[],
  found: (row: Row) => Pick<Found, '_id' | 'title' | 'note'> & Partial<Found>,
): FoundGroup {
  return {
    kind,
    total: rows[0]?.total ?? 0,
    found: rows.map((row) => {
      const own = found(row);
      return { opens: own._id, number: null, amount: null, state: null, picture: null, ...own };
    }),
  };
}
