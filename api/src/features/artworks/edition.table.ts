import { maxEdition, minEdition } from '@gallery/shared/contract/catalogue/edition';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

const [least, most] = [minEdition, maxEdition].map((size) => sql.raw(String(size)));

/** Groups the works that are the numbers of one edition. Triggers keep what sales change: migrations/0051. */
export const editions = pgTable(
  'editions',
  {
    /** The id of number 1, of which the edition was made. */
    id: uuid().primaryKey(),
    size: integer().notNull(),
    /** How many numbers are free: no order and no lot has them. */
    available: integer().notNull().default(0),
    /** The work that stands for the edition in lists. `null` if every number has left the catalogue. */
    shownId: uuid('shown_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('editions_shown').on(table.shownId),
    unique('editions_size_of').on(table.id, table.size),
    check('editions_size', sql`${table.size} BETWEEN ${least} AND ${most}`),
  ],
);
