import type { ErrorsAnswer, VitalsAnswer } from '@gallery/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import { addRelease, sendBatch } from '../../../../testing/releases/releases';
import { buildTestInternalApp } from '../../../../testing/server/internal-app';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { edges } from '../../edges/edge.table';
import type { ReleaseRow } from '../../registry/release.table';
import { deleteOldTelemetry } from '../ingest/ingest-batch';
import { releaseErrors, releaseViews, releaseVitals } from '../telemetry.table';

const api = setUpAdminApi();
const { curator } = api;
let edge: ReturnType<typeof buildTestInternalApp>;
let release: ReleaseRow;
let named: { remote: string; digest: string };

beforeAll(() => {
  edge = buildTestInternalApp(api.db);
});
afterAll(() => edge.close());
beforeEach(async () => {
  for (const table of [releaseErrors, releaseViews, releaseVitals]) await api.db.delete(table);
  release = await addRelease(api.db, 'gallery', '1.2.0');
  named = { remote: release.remote, digest: release.digest };
});

/** Moves all existing counts into the past. */
async function hoursPass(hours: number) {
  for (const table of [releaseErrors, releaseViews, releaseVitals])
    await api.db.execute(sql`UPDATE ${table} SET hour = hour - make_interval(hours => ${hours})`);
}
const errorsSeen = async () => (await curator.sees('/releases/errors')) as unknown as ErrorsAnswer;
const vitalsSeen = async () => (await curator.sees('/releases/vitals')) as unknown as VitalsAnswer;

test('lists the failure rate and the most frequent error of each release', async () => {
  await sendBatch(edge, {
    views: [
      { ...named, route: '/', views: 150, failures: 1 },
      { ...named, route: '/cart', views: 50, failures: 2 },
    ],
    errors: [
      { ...named, message: 'TypeError: x is undefined', count: 2 },
      { ...named, message: 'RangeError: too many', count: 3 },
    ],
  });
  const seen = { remote: 'gallery', digest: release.digest, version: '1.2.0', state: 'offered' };
  const counts = { message: 'RangeError: too many', count: 5, views: 200, rate: 15 };
  expect((await errorsSeen()).errors).toEqual([{ ...seen, ...counts }]);
});

test('lists a release without errors, and errors without views at a rate of zero', async () => {
  await sendBatch(edge, { views: [{ ...named, route: '/', views: 10, failures: 0 }] });
  const other = await addRelease(api.db, 'gallery', '1.3.0');
  await sendBatch(edge, {
    errors: [{ remote: 'gallery', digest: other.digest, message: 'Error', count: 1 }],
  });
  expect((await errorsSeen()).errors).toMatchObject([
    { version: '1.3.0', message: 'Error', count: 1, views: 0, rate: 0 },
    { version: '1.2.0', message: '', count: 0, views: 10, rate: 0 },
  ]);
});

test('lists the shell as live while an edge serves it, then as replaced', async () => {
  const digest = 'c'.repeat(64);
  await edge.inject(`/registry?edge=a&shell=4.12.0&digest=${digest}`);
  await sendBatch(edge, { errors: [{ remote: 'shell', digest, message: 'Error', count: 1 }] });
  expect((await errorsSeen()).errors).toMatchObject([{ remote: 'shell', version: '4.12.0', state: 'live' }]);
  await edge.inject(`/registry?edge=a&shell=4.13.0&digest=${'d'.repeat(64)}`);
  await api.db.update(edges).set({ readAt: sql`now() - interval '2 seconds'` });
  await edge.inject(`/registry?edge=a&shell=4.13.0&digest=${'d'.repeat(64)}`);
  expect((await errorsSeen()).errors).toMatchObject([{ version: '4.12.0', state: 'replaced' }]);
});

test('hides telemetry after a day and deletes it after 30 days', async () => {
  const vitals = [{ ...named, route: '/', name: 'LCP' as const, bucket: 3, count: 4 }];
  const views = [{ ...named, route: '/', views: 10, failures: 1 }];
  await sendBatch(edge, { views, vitals, errors: [{ ...named, message: 'Error', count: 1 }] });
  await hoursPass(25);
  expect((await errorsSeen()).errors).toEqual([]);
  expect((await vitalsSeen()).vitals).toEqual([]);
  await deleteOldTelemetry(api.db);
  expect(await api.db.$count(releaseViews)).toBe(1);
  await hoursPass(30 * 24);
  await deleteOldTelemetry(api.db);
  for (const table of [releaseErrors, releaseViews, releaseVitals])
    expect(await api.db.$count(table)).toBe(0);
});

test('gives the 75th percentile of each vital by route', async () => {
  const lcp = (bucket: number, count: number) => ({
    ...named,
    route: '/',
    name: 'LCP' as const,
    bucket,
    count,
  });
  await sendBatch(edge, { vitals: [lcp(3, 50), lcp(4, 25)] });
  await sendBatch(edge, { vitals: [lcp(16, 25), { ...lcp(0, 8), name: 'CLS' }] });
  const seen = { remote: 'gallery', digest: release.digest, version: '1.2.0', route: '/' };
  expect((await vitalsSeen()).vitals).toEqual([
    { ...seen, name: 'CLS', p75: 0, count: 8 },
    { ...seen, name: 'LCP', p75: 1250, count: 100 },
  ]);
});

test('drops a bucket that its vital does not have', async () => {
  const beyond = [15, 40].map((bucket) => ({ ...named, route: '/', name: 'CLS' as const, bucket, count: 1 }));
  expect(await sendBatch(edge, { vitals: beyond })).toBe(204);
  expect((await vitalsSeen()).vitals).toEqual([]);
});

test('exports errors as CSV and keeps formulas as text', async () => {
  await sendBatch(edge, { errors: [{ ...named, message: '=HYPERLINK("evil"),\n1', count: 1 }] });
  const answer = await api.app.inject({ url: '/api/releases/errors.csv', headers: curator.headers });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="errors.csv"');
  const [, line] = answer.body.split('\r\n');
  expect(line).toMatch(
    /^"?\d{4}-\d\d-\d\d \d\d:00"?,"gallery","1\.2\.0","[0-9a-f]{64}","'=HYPERLINK\(""evil""\),\n1",1$/,
  );
});
