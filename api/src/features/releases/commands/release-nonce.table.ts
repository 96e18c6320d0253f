import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Of the signed commands that were carried out, so that none is twice. */
export const releaseNonces = pgTable('release_nonces', {
  nonce: uuid().primaryKey(),
  usedAt: timestamp('used_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
});
