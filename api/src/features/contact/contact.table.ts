import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { inboxColumns } from '../inbox/inbox.table';
import { users } from '../users/user.table';

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...inboxColumns(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
  },
  (table) => [
    index('contact_messages_by_age').on(table.createdAt, table.id),
    index('contact_messages_by_user').on(table.userId),
    index('contact_messages_by_email').on(sql`lower(${table.email})`),
  ],
);
