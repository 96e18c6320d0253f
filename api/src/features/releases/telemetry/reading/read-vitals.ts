import type { VitalsAnswer } from '@gallery/shared/contract/releases/releases';
import { vitalBuckets } from '@gallery/shared/contract/telemetry/vitals';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { countedReleases, releaseVitals } from '../telemetry.table';
import { percentileOf } from './percentile';

export const lastDay = sql`hour > now() - interval '24 hours'`;

/** Returns the 75th percentiles of web vitals in the last 24 hours by remote, release, and route. */
export async function readVitals(db: Database): Promise<VitalsAnswer> {
  const { route, name, bucket } = releaseVitals;
  const { remote, digest, version, id } = countedReleases;
  const rows = await db
    .select({
      remote,
      digest,
      version,
      route,
      name,
      bucket,
      count: sql<number>`sum(${releaseVitals.count})::float`,
    })
    .from(releaseVitals)
    .innerJoin(countedReleases, eq(id, releaseVitals.releaseId))
    .where(lastDay)
    .groupBy(id, route, name, bucket)
    .orderBy(asc(remote), desc(id), asc(route), asc(name));
  const histograms = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = JSON.stringify([row.digest, row.route, row.name]);
    histograms.set(key, [...(histograms.get(key) ?? []), row]);
  }
  return { vitals: [...histograms.values()].flatMap(vitalOf) };
}

type Row = Omit<VitalsAnswer['vitals'][number], 'p75'> & { bucket: number };

function vitalOf(buckets: readonly Row[]): VitalsAnswer['vitals'] {
  const [first] = buckets;
  if (!first) return [];
  const { bucket: _, ...named } = first;
  const counts = Array<number>(vitalBuckets[named.name].length + 1).fill(0);
  for (const { bucket, count } of buckets) counts[bucket] = count;
  const count = counts.reduce((sum, one) => sum + one, 0);
  return [{ ...named, p75: percentileOf(named.name, counts, 0.75) ?? 0, count }];
}
