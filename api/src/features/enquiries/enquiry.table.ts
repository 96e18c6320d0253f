import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '../artworks/artwork.table';
import { inboxColumns } from '../inbox/inbox.table';
import { users } from '../users/user.table';

/** The name stays when the work is removed. */
export const enquiries = pgTable(
  'enquiries',
  {
    ...inboxColumns(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fullname: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    artworkId: uuid('artwork_id').references(() => artworks.id, { onDelete: 'set null' }),
    artworkName: text('artwork_name').notNull(),
  },
  (table) => [
    index('enquiries_by_age').on(table.createdAt, table.id),
    index('enquiries_by_user').on(table.userId),
    index('enquiries_by_email').on(sql`lower(${table.email})`),
    index('enquiries_by_artwork').on(table.artworkId),
  ],
);
