import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { releases } from '../registry/release.table';

/** Of a remote. */
const maxPerHour = 20;

/**
 * Throws a 429 for one more refused release than an hour may bring: nobody signed them, so anybody who writes to a
 * remote's server makes up as many as he likes. Needs the lock of the remote's layers.
 */
export async function limitRefused(tx: Database, remote: RemoteName): Promise<void> {
  const ofThisHour = and(
    eq(releases.remote, remote),
    eq(releases.state, 'refused'),
    gt(releases.offeredAt, sql`now() - interval '1 hour'`),
  );
  if ((await tx.$count(releases, ofThisHour)) >= maxPerHour)
    throw new HttpError(429, `More than ${maxPerHour} releases of ${remote} were refused within an hour.`);
}
