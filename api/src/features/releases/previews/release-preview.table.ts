import { bigint, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../users/user.table';
import { releases } from '../registry/release.table';

export const releasePreviews = pgTable(
  'release_previews',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    releaseId: bigint('release_id', { mode: 'number' })
      .notNull()
      .references(() => releases.id),
    until: timestamp({ precision: 3, withTimezone: true }).notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('release_previews_by_end').on(table.until)],
);
