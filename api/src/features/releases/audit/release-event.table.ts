import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../users/user.table';
import { releases } from '../registry/release.table';

export const releaseActions = [
  'offer',
  'refuse',
  'promote',
  'canary',
  'step',
  'rollback',
  'take back',
  'pin',
  'unpin',
  'preview',
  'auto-promote',
] as const;

/** A trigger forbids changes of events: migrations/0028. The name stays when its account is deleted. */
export const releaseEvents = pgTable(
  'release_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    /** '' for an event of all remotes. */
    remote: text().notNull().default(''),
    releaseId: bigint('release_id', { mode: 'number' }).references(() => releases.id),
    version: text().notNull().default(''),
    action: text({ enum: releaseActions }).notNull(),
    reason: text().notNull().default(''),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    index('release_events_of_release').on(table.releaseId, table.id),
    index('release_events_of_remote').on(table.remote, table.id),
    check('release_events_reason', sql`char_length(${table.reason}) <= 500`),
  ],
);
