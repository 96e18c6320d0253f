import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

export const dateTime = (name: string) => timestamp(name, { precision: 3, withTimezone: true });

/** The current time for a `dateTime` column, rounded down. The column would round `now()` to the nearest millisecond, which may lie in the future. */
export const dueNow = sql`date_trunc('milliseconds', now())`;

export const createdAt = () => dateTime('created_at').notNull().defaultNow();

export const versionColumn = () => integer().notNull().default(1);

/** Sorts Ẹ beside E on both databases, whose default collations differ. */
export function byName(name: SQLWrapper) {
  return sql`${name} COLLATE "und-x-icu"`;
}

/** Stays far below JavaScript's largest safe integer, so that sums over 30 days are exact too. */
const maxCount = sql.raw(String(1_000_000_000_000));

export function isCount(column: SQLWrapper): SQL {
  return sql`${column} BETWEEN 0 AND ${maxCount}`;
}

/** Caps a sum at the limit of the check constraint. */
export function boundedSum(sum: SQL): SQL {
  return sql`least(${sum}, ${maxCount})`;
}
