import { type SQLWrapper, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

export const createdAt = () =>
  timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow();

/** Of a record that several people edit: one more with each change of its content. */
export const version = () => integer().notNull().default(1);

/** Names in the order of the alphabet, with Ẹ beside E; the databases' own order differs. */
export function byName(name: SQLWrapper) {
  return sql`${name} COLLATE "und-x-icu"`;
}
