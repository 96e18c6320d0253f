import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Far below what JavaScript counts exactly, so that sums over 30 days are exact too. */
const maxCount = sql.raw(String(1_000_000_000_000));

/** A column's check. */
export function isCount(column: SQLWrapper): SQL {
  return sql`${column} BETWEEN 0 AND ${maxCount}`;
}

/** A sum that stays what the check allows. */
export function boundedSum(sum: SQL): SQL {
  return sql`least(${sum}, ${maxCount})`;
}
