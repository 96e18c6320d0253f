import { randomBytes } from 'node:crypto';
import type { TelemetryBatch } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { byEdge } from '../../features/releases/audit/record-event';
import { startCanary } from '../../features/releases/layers/canary';
import { promote } from '../../features/releases/layers/promote';
import { lockLayers } from '../../features/releases/registry/lock-layers';
import { type ReleaseRow, releases } from '../../features/releases/registry/release.table';

export async function addRelease(
  db: Database,
  remote: RemoteName = 'gallery',
  version = '1.0.0',
): Promise<ReleaseRow> {
  const digest = randomBytes(32).toString('hex');
  const values = { remote, digest, version, text: '{}', state: 'offered' as const };
  const [row] = await db.insert(releases).values(values).returning();
  if (!row) throw new Error('The release was not saved.');
  return row;
}

export type TestCanary = { live: ReleaseRow; candidate: ReleaseRow; run: string };

export async function addCanary(
  db: Database,
  remote: RemoteName = 'gallery',
  { share = 5, steps = [] as readonly number[] } = {},
): Promise<TestCanary> {
  const cause = { by: byEdge, reason: 'A test' };
  const live = await addRelease(db, remote, '1.0.0');
  const candidate = await addRelease(db, remote, '1.1.0');
  const run = await db.transaction(async (tx) => {
    await promote(tx, live, cause);
    await startCanary(tx, candidate, { share, steps }, cause);
    return (await lockLayers(tx, remote)).canaryRun;
  });
  if (!run) throw new Error('The canary did not begin.');
  return { live, candidate, run };
}

export async function sendBatch(app: FastifyInstance, batch: Partial<TelemetryBatch>): Promise<number> {
  const payload = { views: [], errors: [], vitals: [], canaries: [], ...batch };
  return (await app.inject({ method: 'POST', url: '/telemetry', payload })).statusCode;
}

export function armsOf(
  { run }: TestCanary,
  live: [views: number, failures: number],
  candidate: [views: number, failures: number],
): TelemetryBatch['canaries'] {
  return [
    { run, arm: 'live', views: live[0], failures: live[1] },
    { run, arm: 'candidate', views: candidate[0], failures: candidate[1] },
  ];
}

/** Moves past buckets of ten seconds by the database's clock, so that the counted bucket has ended. */
export async function endBuckets(db: Database, count = 1): Promise<void> {
  const passed = sql`make_interval(secs => ${10 * count})`;
  await db.execute(sql`UPDATE canary_points SET at = at - interval '1 day'`);
  await db.execute(sql`UPDATE canary_points SET at = at + interval '1 day' - ${passed}`);
}
