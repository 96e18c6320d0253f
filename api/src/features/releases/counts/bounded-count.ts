import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Stays far below JavaScript's largest safe integer, so that sums over 30 days are exact too. */
const maxCount = sql.raw(String(1_000_000_000_000));

export function isCount(column: SQLWrapper): SQL {
  return sql`${column} BETWEEN 0 AND ${maxCount}`;
}

/** Caps a sum at the limit of the check constraint. */
export function boundedSum(sum: SQL): SQL {
  return sql`least(${sum}, ${maxCount})`;
}
