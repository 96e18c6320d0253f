import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row. */
export const registry = pgTable(
  'registry',
  {
    id: integer().primaryKey().default(1),
    /** Raised by each change of what edges read, in its transaction. */
    revision: bigint({ mode: 'number' }).notNull().default(1),
    /** What staff chose; `null`: the setting counts. */
    autoPromote: boolean('auto_promote'),
    /** Signs the tokens of previews; made by the migration. */
    previewKey: text('preview_key').notNull(),
    /** Mixed into visitors' seeds; made by the migration. */
    salt: text().notNull(),
  },
  (table) => [check('registry_one_row', sql`${table.id} = 1`)],
);
