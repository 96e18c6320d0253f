import { type SQLWrapper, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

export const createdAt = () =>
  timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow();

export const version = () => integer().notNull().default(1);

/** Sorts Ẹ beside E; the default collations of the databases differ. */
export function byName(name: SQLWrapper) {
  return sql`${name} COLLATE "und-x-icu"`;
}
