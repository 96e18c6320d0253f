import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, isCount } from '../../../db/columns';
import { releases } from '../registry/release.table';

const releaseId = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Every canary of the past and present. A trigger on the layers writes it: migrations/0029. */
export const canaryRuns = pgTable(
  'canary_runs',
  {
    run: uuid().primaryKey(),
    remote: text({ enum: remoteNames }).notNull(),
    candidateId: releaseId('candidate_id'),
    liveId: releaseId('live_id'),
    startedAt: dateTime('started_at').notNull(),
    /** `null` while the canary runs. */
    endedAt: dateTime('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'canary_runs_candidate',
      columns: [table.candidateId, table.remote],
      foreignColumns: [releases.id, releases.remote],
    }),
    foreignKey({
      name: 'canary_runs_live',
      columns: [table.liveId, table.remote],
      foreignColumns: [releases.id, releases.remote],
    }),
    index('canary_runs_newest').on(table.remote, table.startedAt),
  ],
);

export const arms = ['live', 'candidate'] as const;

/** The counts of both releases in ten seconds from `at`, by the database's clock. */
export const canaryPoints = pgTable(
  'canary_points',
  {
    run: uuid()
      .notNull()
      .references(() => canaryRuns.run, { onDelete: 'cascade' }),
    at: dateTime('at').notNull(),
    arm: text({ enum: arms }).notNull(),
    views: bigint({ mode: 'number' }).notNull(),
    failures: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.at, table.arm] }),
    check('canary_points_arm', sql`${table.arm} IN ('live', 'candidate')`),
    check('canary_points_counts', sql`${isCount(table.views)} AND ${isCount(table.failures)}`),
  ],
);
