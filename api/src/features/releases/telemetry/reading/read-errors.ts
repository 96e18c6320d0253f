import type { ErrorsAnswer } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { rowsOf } from '../../../../db/rows-of';
import { edges } from '../../edges/edge.table';
import { releases } from '../../registry/release.table';
import { countedReleases, releaseErrors, releaseViews } from '../telemetry.table';
import { lastDay } from './last-day';

/** Of every release that somebody saw within the last 24 hours, the most frequent error of each. */
export async function readErrors(db: Database): Promise<ErrorsAnswer> {
  const errors = await rowsOf<ErrorsAnswer['errors'][number]>(
    db,
    sql`
    WITH errors AS (
      SELECT release_id, message, sum(count) AS count FROM ${releaseErrors} WHERE ${lastDay} GROUP BY release_id, message
    ), counted AS (
      SELECT release_id, sum(count) AS count, (array_agg(message ORDER BY count DESC, message))[1] AS message
      FROM errors GROUP BY release_id
    ), viewed AS (
      SELECT release_id, sum(views) AS views, sum(failures) AS failures
      FROM ${releaseViews} WHERE ${lastDay} GROUP BY release_id
    )
    SELECT named.remote, named.digest, named.version, coalesce(releases.state,
        CASE WHEN named.digest IN (
          SELECT shell_digest FROM ${edges} WHERE read_at > now() - interval '1 minute'
        ) THEN 'live' ELSE 'replaced' END) AS state,
      coalesce(counted.message, '') AS message, coalesce(counted.count, 0)::float AS count,
      coalesce(viewed.views, 0)::float AS views,
      least(coalesce(1000 * viewed.failures / nullif(viewed.views, 0), 0), 1000)::float AS rate
    FROM ${countedReleases} AS named LEFT JOIN ${releases} ON releases.digest = named.digest
      LEFT JOIN counted ON counted.release_id = named.id
      LEFT JOIN viewed ON viewed.release_id = named.id
    WHERE counted.release_id IS NOT NULL OR viewed.release_id IS NOT NULL
    ORDER BY array_position(ARRAY['gallery', 'customer', 'admin', 'shell'], named.remote), count DESC, named.id DESC`,
  );
  return { errors };
}
