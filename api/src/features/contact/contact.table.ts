import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/schema';

/** Messages from the contact page. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    doneAt: timestamp('done_at', { precision: 3, withTimezone: true }),
  },
  (table) => [index('contact_messages_by_age').on(table.createdAt, table.id)],
);
