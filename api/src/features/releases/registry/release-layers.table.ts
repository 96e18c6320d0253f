import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { releases } from './release.table';

const releaseId = (name: string) => bigint(name, { mode: 'number' });

/** The releases that a remote's visitors get. Whoever changes them, or a release of the remote, locks this row first. */
export const releaseLayers = pgTable(
  'release_layers',
  {
    remote: text({ enum: remoteNames }).primaryKey(),
    liveId: releaseId('live_id'),
    servedId: releaseId('served_id'),
    canaryId: releaseId('canary_id'),
    canaryRun: uuid('canary_run'),
    canaryShare: integer('canary_share'),
    /** The shares that the canary takes automatically, in order; empty for none. */
    canarySteps: integer('canary_steps').array(),
    stepSince: timestamp('step_since', { precision: 3, withTimezone: true }),
    pinId: releaseId('pin_id'),
  },
  (table) => [
    ...(['liveId', 'servedId', 'canaryId', 'pinId'] as const).map((name) =>
      foreignKey({
        name: `release_layers_${table[name].name}`,
        columns: [table[name], table.remote],
        foreignColumns: [releases.id, releases.remote],
      }),
    ),
    check(
      'release_layers_canary',
      sql`num_nulls(${table.canaryId}, ${table.canaryRun}, ${table.canaryShare}, ${table.canarySteps}, ${table.stepSince}) IN (0, 5)`,
    ),
    check('release_layers_share', sql`${table.canaryShare} BETWEEN 1 AND 100`),
  ],
);
export type ReleaseLayersRow = typeof releaseLayers.$inferSelect;
