import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { recordset } from '../../../../db/recordset';
import { rowsOf } from '../../../../db/rows-of';
import { boundedSum } from '../../counts/bounded-count';
import { releaseErrors, releaseViews, releaseVitals } from '../telemetry.table';
import { boundMessages } from './bounded-messages';

type OfRelease = { release_id: number };

/** The same for all statements of a transaction. */
const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

export async function addViews(
  tx: Database,
  rows: readonly (OfRelease & { route: string; views: number; failures: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`INSERT INTO ${releaseViews} AS saved (hour, release_id, route, views, failures)
    SELECT ${thisHour}, release_id, route, ${boundedSum(sql`sum(views)`)}, ${boundedSum(sql`sum(failures)`)}
    FROM ${recordset(rows)} AS sent(release_id bigint, route text, views bigint, failures bigint)
    GROUP BY release_id, route
    ON CONFLICT (hour, release_id, route) DO UPDATE SET
      views = ${boundedSum(sql`saved.views + excluded.views`)},
      failures = ${boundedSum(sql`saved.failures + excluded.failures`)}`);
}

/** The transaction holds the lock of telemetry, so that no other one adds messages meanwhile. */
export async function addErrors(
  tx: Database,
  rows: readonly (OfRelease & { message: string; count: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map(({ release_id }) => release_id))];
  const saved = await rowsOf<OfRelease & { message: string; count: number }>(
    tx,
    sql`SELECT release_id::float, message, count::float FROM ${releaseErrors}
    WHERE hour = ${thisHour} AND release_id IN ${ids}`,
  );
  const { added, displaced } = boundMessages(saved, rows);
  if (displaced.length > 0)
    await tx.execute(sql`DELETE FROM ${releaseErrors} USING ${recordset(displaced)} AS gone(release_id bigint, message text)
      WHERE hour = ${thisHour} AND release_errors.release_id = gone.release_id AND release_errors.message = gone.message`);
  await tx.execute(sql`INSERT INTO ${releaseErrors} AS saved (hour, release_id, message, count)
    SELECT ${thisHour}, release_id, message, ${boundedSum(sql`sum(count)`)}
    FROM ${recordset(added)} AS sent(release_id bigint, message text, count bigint)
    GROUP BY release_id, message
    ON CONFLICT (hour, release_id, message) DO UPDATE SET count = ${boundedSum(sql`saved.count + excluded.count`)}`);
}

export async function addVitals(
  tx: Database,
  rows: readonly (OfRelease & { route: string; name: string; bucket: number; count: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`INSERT INTO ${releaseVitals} AS saved (hour, release_id, route, name, bucket, count)
    SELECT ${thisHour}, release_id, route, name, bucket, ${boundedSum(sql`sum(count)`)}
    FROM ${recordset(rows)} AS sent(release_id bigint, route text, name text, bucket smallint, count bigint)
    GROUP BY release_id, route, name, bucket
    ON CONFLICT (hour, release_id, route, name, bucket)
    DO UPDATE SET count = ${boundedSum(sql`saved.count + excluded.count`)}`);
}
