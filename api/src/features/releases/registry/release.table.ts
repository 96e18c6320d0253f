import { releaseStates } from '@gallery/shared/contract/releases/release-state';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';

/** Every `release.json` that an edge reported or a team published. A trigger keeps its state consistent with the layers: migrations/0028. */
export const releases = pgTable(
  'releases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    remote: text({ enum: remoteNames }).notNull(),
    /** The SHA-256 of its signed text. For a refused one that is unreadable, of the remote and the whole text. */
    digest: text().notNull().unique('releases_digest'),
    version: text().notNull(),
    /** The `release.json`, or '' while it is refused. */
    text: text().notNull(),
    /** The name of the key that signed it; `null` for an unsigned one. */
    key: text(),
    state: text({ enum: releaseStates }).notNull(),
    problem: text().notNull().default(''),
    registeredAt: dateTime('offered_at').notNull().defaultNow(),
    stateAt: dateTime('state_at').notNull().defaultNow(),
  },
  (table) => [
    unique('releases_of_remote').on(table.id, table.remote),
    uniqueIndex('releases_one_live').on(table.remote).where(sql`${table.state} = 'live'`),
    uniqueIndex('releases_one_canary').on(table.remote).where(sql`${table.state} = 'canary'`),
    index('releases_newest').on(table.remote, table.id),
    check('releases_remote', sql`${table.remote} IN ('gallery', 'customer', 'admin')`),
    check('releases_digest_form', sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
    check(
      'releases_state',
      sql`${table.state} IN ('offered', 'refused', 'canary', 'live', 'replaced', 'withdrawn')`,
    ),
    check('releases_problem', sql`(${table.state} = 'refused') = (${table.problem} <> '')`),
    check(
      'releases_lengths',
      sql`char_length(${table.version}) <= 200 AND octet_length(${table.text}) <= 262144 AND char_length(${table.problem}) <= 500`,
    ),
  ],
);
export type ReleaseRow = typeof releases.$inferSelect;
