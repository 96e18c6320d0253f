import { type SQLWrapper, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

export const dateTime = (name: string) => timestamp(name, { precision: 3, withTimezone: true });

export const createdAt = () => dateTime('created_at').notNull().defaultNow();

export const version = () => integer().notNull().default(1);

/** Sorts Ẹ beside E on both databases, whose default collations differ. */
export function byName(name: SQLWrapper) {
  return sql`${name} COLLATE "und-x-icu"`;
}
