import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const registry = pgTable(
  'registry',
  {
    id: integer().primaryKey().default(1),
    /** Every change of what edges read raises it in the same transaction. */
    revision: bigint({ mode: 'number' }).notNull().default(1),
    /** The choice of staff. `null` means that the setting applies. */
    autoPromote: boolean('auto_promote'),
    /** The key for preview tokens, which the migration generates. */
    previewKey: text('preview_key').notNull(),
    /** Part of visitors' seeds, which the migration generates. */
    salt: text().notNull(),
  },
  (table) => [check('registry_one_row', sql`${table.id} = 1`)],
);

/** Of the signed commands that were carried out, so that none is twice. */
export const releaseNonces = pgTable('release_nonces', {
  nonce: uuid().primaryKey(),
  usedAt: timestamp('used_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
});
