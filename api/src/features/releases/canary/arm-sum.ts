import { type SQL, sql } from 'drizzle-orm';
import type { arms } from './canary.table';

/** Sums what one arm showed; 0 when it showed nothing. */
export function armSum(arm: (typeof arms)[number], counts: SQL): SQL {
  return sql`coalesce(sum(${counts}) FILTER (WHERE arm = ${arm}), 0)`;
}
