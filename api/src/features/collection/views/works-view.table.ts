import { viewLimits } from '@gallery/shared/contract/collection/work-states';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { users } from '../../users/user.table';

const limit = (of: keyof typeof viewLimits) => sql.raw(String(viewLimits[of]));

/** Filters, sorts, and columns of the works list under a name. Each belongs to one administrator. */
export const worksViews = pgTable(
  'works_views',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('works_views_name').on(table.userId, table.name),
    check(
      'works_views_lengths',
      sql`char_length(${table.name}) BETWEEN 1 AND ${limit('name')} AND char_length(${table.query}) <= ${limit('query')}`,
    ),
  ],
);
