import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';

/** Gets the newsletter from `confirmedAt` on. A reader who leaves is deleted. */
export const newsletterReaders = pgTable(
  'newsletter_readers',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    askedAt: dateTime('asked_at').notNull().defaultNow(),
    confirmedAt: dateTime('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('newsletter_readers_email').on(sql`lower(${table.email})`)],
);
