import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { inboxColumns } from '../inbox/inbox.table';

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...inboxColumns(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
  },
  (table) => [index('contact_messages_by_age').on(table.createdAt, table.id)],
);
