import { type SQL, sql } from 'drizzle-orm';
import type { arms } from './canary.table';

/** Sums the counts of one release of a canary, or returns 0 without any. */
export function armSum(arm: (typeof arms)[number], counts: SQL): SQL {
  return sql`coalesce(sum(${counts}) FILTER (WHERE arm = ${arm}), 0)`;
}
