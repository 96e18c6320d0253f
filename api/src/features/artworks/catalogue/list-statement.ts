import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { defaultListLimit } from '@gallery/shared/contract/fields/answer';
import { sql } from 'drizzle-orm';

/** Works of any price, those with an own price, or lots, which have the price of their bids. */
export type PriceKind = 'any' | 'own' | 'lots';

/** PostgreSQL plans such a statement each time. */
export const unnamed = '';

/**
 * Names the statement of a list without filters, so that PostgreSQL plans it once for each connection: the plan takes
 * four times as long as the read. Other lists have too many forms to keep their plans.
 */
export function statementName(
  { short, sort, type, limit, cursor, ...filters }: ArtworkQuery,
  price: PriceKind,
): string {
  const isPlain =
    limit === defaultListLimit && Object.values(filters).every((filter) => filter === undefined);
  if (!isPlain) return unnamed;
  return `${short ? 'short' : 'whole'}_works_by_${sort}_${price}_${type ? 'typed' : 'all'}_${cursor ? 'after' : 'first'}`;
}

/** Writes the limit into the statement, because PostgreSQL keeps no plan for an unknown limit. Drizzle accepts SQL there, but its type does not. */
export function literal(limit: number): number {
  return sql.raw(String(limit)) as unknown as number;
}
