import type { CanaryAnswer } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import { addCanary, armsOf, endBuckets, sendBatch } from '../../../testing/releases/releases';
import { buildTestInternalApp } from '../../../testing/server/internal-app';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { byEvidence } from '../audit/record-event';
import { canaryPoints, canaryRuns } from '../canary/canary.table';
import { deleteOldCanaries } from '../canary/judge-canary';
import { withdrawCanary } from '../layers/canary';
import type { ReleaseRow } from '../registry/release.table';
import { releaseVitals } from '../telemetry/telemetry.table';

const api = setUpAdminApi();
const { curator } = api;
let edge: ReturnType<typeof buildTestInternalApp>;

beforeAll(() => {
  edge = buildTestInternalApp(api.db);
});
afterAll(() => edge.close());

const canaryOf = async (remote: string) =>
  (await curator.sees(`/releases/${remote}/canary`)) as unknown as CanaryAnswer & { status: number };

test('answers an empty canary for a remote without one', async () => {
  expect(await canaryOf('admin')).toEqual({
    status: 200,
    release: null,
    live: null,
    evidence: 0,
    threshold: 1000,
    ended_at: null,
    points: [],
    paints: [],
  });
  expect((await canaryOf('checkout')).status).toBe(404);
});

test('lists the failure rates of both releases over time with confidence bounds', async () => {
  const canary = await addCanary(api.db, 'gallery');
  await sendBatch(edge, { canaries: armsOf(canary, [900, 9], [100, 0]) });
  await endBuckets(api.db);
  await sendBatch(edge, { canaries: armsOf(canary, [1100, 11], [100, 4]) });
  const { points, ...seen } = await canaryOf('gallery');
  expect(seen).toMatchObject({ ended_at: null, release: { version: '1.1.0' }, live: { version: '1.0.0' } });
  expect(points).toHaveLength(2);
  expect(points[0]).toMatchObject({
    live: { views: 900, failures: 9, rate: 10 },
    candidate: { rate: 0, low: 0 },
  });
  const [, last] = points;
  expect(last).toMatchObject({
    live: { views: 2000, rate: 10 },
    candidate: { views: 200, failures: 4, rate: 20 },
  });
  expect(last?.candidate.low).toBeLessThan(20);
  expect(last?.candidate.high).toBeGreaterThan(20);
  expect(last?.live.high).toBeLessThan(last?.candidate.high ?? 0);
});

test('lists the paint times of both releases by hour with confidence bounds', async () => {
  const { live, candidate } = await addCanary(api.db, 'gallery');
  const lcpOf = ({ remote, digest }: ReleaseRow, bucket: number, count: number) => ({
    remote,
    digest,
    route: '/',
    name: 'LCP' as const,
    bucket,
    count,
  });
  await sendBatch(edge, { vitals: [lcpOf(live, 3, 900), lcpOf(candidate, 4, 10)] });
  await api.db.execute(sql`UPDATE ${canaryRuns} SET started_at = started_at - interval '2 hours'`);
  await api.db.execute(sql`UPDATE ${releaseVitals} SET hour = hour - interval '1 hour'`);
  await sendBatch(edge, { vitals: [lcpOf(candidate, 4, 90), { ...lcpOf(live, 17, 900), name: 'INP' }] });
  const { paints } = await canaryOf('gallery');
  expect(paints).toMatchObject([
    { live: { views: 900, p75: 937.5 }, candidate: { views: 10, p75: 1187.5 } },
    { live: { views: 900, p75: 937.5 }, candidate: { views: 100, p75: 1187.5 } },
  ]);
  const [first, last] = paints.map((one) => one.candidate);
  expect(last?.low).toBeGreaterThan(1000);
  expect(last?.high).toBeLessThan(first?.high ?? 0);
});

test('ignores a paint before or after the canary', async () => {
  const { candidate } = await addCanary(api.db, 'gallery');
  const { remote, digest } = candidate;
  await sendBatch(edge, { vitals: [{ remote, digest, route: '/', name: 'LCP', bucket: 4, count: 9 }] });
  const moved = async (hours: number) => {
    await api.db.execute(sql`UPDATE ${releaseVitals} SET hour = hour + make_interval(hours => ${hours})`);
    return (await canaryOf('gallery')).paints;
  };
  expect(await moved(0)).toHaveLength(1);
  expect(await moved(-2)).toEqual([]);
  await api.db.execute(sql`UPDATE ${canaryRuns} SET ended_at = started_at + interval '1 hour'`);
  expect(await moved(5)).toEqual([]);
});

test('shows a finished canary with at most 120 points, the last one complete', async () => {
  const canary = await addCanary(api.db, 'customer');
  await api.db.execute(sql`INSERT INTO ${canaryPoints} SELECT ${canary.run}::uuid,
    date_bin('10 seconds', now(), 'epoch') - make_interval(secs => 10 * step), arm, 10, CASE WHEN step % 100 = 0 THEN 1 ELSE 0 END
    FROM generate_series(1, 60480) AS step, (VALUES ('live'), ('candidate')) AS arms(arm)`);
  const cause = { by: byEvidence, reason: 'A test' };
  await api.db.transaction((tx) => withdrawCanary(tx, 'customer', cause));
  const { points, ended_at, release } = await canaryOf('customer');
  expect(ended_at).toEqual(expect.any(String));
  expect(release).toMatchObject({ state: 'withdrawn', by: 'evidence' });
  expect(points).toHaveLength(120);
  expect(points.at(-1)?.candidate).toMatchObject({ views: 604_800, failures: 604 });
  await deleteOldCanaries(api.db);
  expect(await api.db.$count(canaryPoints)).toBeGreaterThan(0);
  await api.db.execute(sql`UPDATE ${canaryRuns} SET ended_at = ended_at - interval '31 days'`);
  await deleteOldCanaries(api.db);
  expect((await canaryOf('customer')).points).toEqual([]);
});
