import type { ErrorsAnswer } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { releases } from '../../registry/release.table';
import { releaseErrors, releaseViews } from '../telemetry.table';
import { lastDay } from './last-day';

/** Of every release that somebody saw within the last 24 hours, the most frequent error of each. */
export async function readErrors(db: Database): Promise<ErrorsAnswer> {
  const { rows } = (await db.execute(sql`
    WITH errors AS (
      SELECT release_id, message, sum(count) AS count FROM ${releaseErrors} WHERE ${lastDay} GROUP BY release_id, message
    ), counted AS (
      SELECT release_id, sum(count) AS count, (array_agg(message ORDER BY count DESC, message))[1] AS message
      FROM errors GROUP BY release_id
    ), viewed AS (
      SELECT release_id, sum(views) AS views, sum(failures) AS failures
      FROM ${releaseViews} WHERE ${lastDay} GROUP BY release_id
    )
    SELECT releases.remote, releases.digest, releases.version, releases.state,
      coalesce(counted.message, '') AS message, coalesce(counted.count, 0)::float AS count,
      coalesce(viewed.views, 0)::float AS views,
      least(coalesce(1000 * viewed.failures / nullif(viewed.views, 0), 0), 1000)::float AS rate
    FROM ${releases} LEFT JOIN counted ON counted.release_id = releases.id
      LEFT JOIN viewed ON viewed.release_id = releases.id
    WHERE counted.release_id IS NOT NULL OR viewed.release_id IS NOT NULL
    ORDER BY releases.remote, count DESC, releases.id DESC`)) as { rows: ErrorsAnswer['errors'] };
  return { errors: rows };
}
