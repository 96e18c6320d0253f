import { type ErrorsAnswer, releasePaths } from '@gallery/shared/contract/releases/releases';
import { errorsAnswerSchema, vitalsAnswerSchema } from '@gallery/shared/contract/releases/releases.schema';
import { type Stringifier, stringify } from 'csv-stringify';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../db/client';
import { rowsOf } from '../../../../db/statements';
import { refusals } from '../../../../http/answers/answer-schemas';
import { csvOptions, csvSchema, csvTime, sendCsv } from '../../../../http/answers/downloads';
import { edges } from '../../edges/edge.table';
import { releases } from '../../registry/release.table';
import { security, tags } from '../../release-context';
import { countedReleases, releaseErrors, releaseViews } from '../telemetry.table';
import { lastDay, readVitals } from './read-vitals';

export function telemetryReadingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.get(
    releasePaths.errors,
    {
      schema: {
        tags,
        security,
        summary: 'Errors of 24 hours by remote and release',
        response: { 200: errorsAnswerSchema, ...refusals(401, 403) },
      },
    },
    () => readErrors(db),
  );

  app.get(
    releasePaths.errorsCsv,
    {
      schema: {
        tags,
        security,
        summary: 'Every message of 24 hours as CSV',
        response: { 200: csvSchema, ...refusals(401, 403) },
      },
    },
    async (_request, reply) => sendCsv(reply, 'errors.csv', await errorsAsCsv(db)),
  );

  app.get(
    releasePaths.vitals,
    {
      schema: {
        tags,
        security,
        summary: 'Web vitals of 24 hours by remote, release and route',
        response: { 200: vitalsAnswerSchema, ...refusals(401, 403) },
      },
    },
    () => readVitals(db),
  );
}

/** Returns every message of the last 24 hours by hour and release, at most 201 for each. */
async function errorsAsCsv(db: Database): Promise<Stringifier> {
  const rows = await db
    .select({
      hour: releaseErrors.hour,
      remote: countedReleases.remote,
      version: countedReleases.version,
      digest: countedReleases.digest,
      message: releaseErrors.message,
      count: releaseErrors.count,
    })
    .from(releaseErrors)
    .innerJoin(countedReleases, eq(countedReleases.id, releaseErrors.releaseId))
    .where(lastDay)
    .orderBy(desc(releaseErrors.hour), asc(countedReleases.remote), desc(releaseErrors.count));
  const lines = rows.map(({ hour, remote, version, digest, message, count }) => [
    csvTime(hour),
    remote,
    version,
    digest,
    message,
    count,
  ]);
  return stringify(lines, csvOptions(['Hour', 'Remote', 'Release', 'Digest', 'Message', 'Count']));
}

/** Returns the most frequent error of each release with views in the last 24 hours. */
async function readErrors(db: Database): Promise<ErrorsAnswer> {
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
