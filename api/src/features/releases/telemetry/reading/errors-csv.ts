import { type Stringifier, stringify } from 'csv-stringify';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { csvOptions, csvTime } from '../../../../http/answers/csv';
import { countedReleases, releaseErrors } from '../telemetry.table';
import { lastDay } from './last-day';

/** Every message of the last 24 hours by hour and release; an hour has 201 of each at most. */
export async function errorsAsCsv(db: Database): Promise<Stringifier> {
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
