import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { vitalNames } from '@gallery/shared/contract/telemetry/vitals';
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { isCount } from '../../../db/columns';

/** The subjects of views, errors, and vitals: releases in the registry, and the shells of edges. */
export const countedReleases = pgTable(
  'counted_releases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    remote: text({ enum: [...remoteNames, 'shell'] }).notNull(),
    digest: text().notNull().unique('counted_releases_digest'),
    version: text().notNull(),
  },
  (table) => [
    check('counted_releases_remote', sql`${table.remote} IN ('gallery', 'customer', 'admin', 'shell')`),
    check('counted_releases_version', sql`char_length(${table.version}) <= 200`),
  ],
);

const hour = () => timestamp({ precision: 0, withTimezone: true }).notNull();
const releaseId = () =>
  bigint('release_id', { mode: 'number' })
    .notNull()
    .references(() => countedReleases.id);
const counted = () => bigint({ mode: 'number' }).notNull();

/** Hourly views. `failures` counts the views in which the remote did not load or threw an error. */
export const releaseViews = pgTable(
  'release_views',
  { hour: hour(), releaseId: releaseId(), route: text().notNull(), views: counted(), failures: counted() },
  (table) => [
    primaryKey({ columns: [table.hour, table.releaseId, table.route] }),
    check('release_views_counts', sql`${isCount(table.views)} AND ${isCount(table.failures)}`),
    check('release_views_route', sql`char_length(${table.route}) <= 200`),
  ],
);

export const releaseErrors = pgTable(
  'release_errors',
  { hour: hour(), releaseId: releaseId(), message: text().notNull(), count: counted() },
  (table) => [
    primaryKey({ columns: [table.hour, table.releaseId, table.message] }),
    check('release_errors_count', isCount(table.count)),
    check('release_errors_message', sql`char_length(${table.message}) <= 200`),
  ],
);

/** Hourly histograms. `bucket` is an index of the contract's `vitalBuckets`. */
export const releaseVitals = pgTable(
  'release_vitals',
  {
    hour: hour(),
    releaseId: releaseId(),
    route: text().notNull(),
    name: text({ enum: vitalNames }).notNull(),
    bucket: smallint().notNull(),
    count: counted(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.releaseId, table.route, table.name, table.bucket] }),
    check('release_vitals_count', isCount(table.count)),
    check('release_vitals_name', sql`${table.name} IN ('LCP', 'INP', 'CLS')`),
    check('release_vitals_bucket', sql`${table.bucket} BETWEEN 0 AND 40`),
    check('release_vitals_route', sql`char_length(${table.route}) <= 200`),
  ],
);
