import { randomBytes, randomUUID } from 'node:crypto';
import { wallClockOf } from '@gallery/shared/domain/clock';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../../db/client';
import { openTestDatabase } from '../../../../testing/database/test-database';
import { addArtwork } from '../../../../testing/gallery/records';
import {
  addCanary,
  addRelease,
  armsOf,
  sendBatch,
  type TestCanary,
} from '../../../../testing/releases/releases';
import { buildTestInternalApp } from '../../../../testing/server/internal-app';
import { workViews } from '../../../artworks/views/work-view.table';
import { canaryPoints } from '../../canary/canary.table';
import type { ReleaseRow } from '../../registry/release.table';
import { countedReleases, releaseErrors, releaseViews, releaseVitals } from '../telemetry.table';

let database: OpenDatabase;
let app: FastifyInstance;
/** As another process on the same database. */
let otherApp: FastifyInstance;
let release: ReleaseRow;
let named: { remote: string; digest: string };

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestInternalApp(database.db);
  otherApp = buildTestInternalApp(database.db);
});
beforeEach(async () => {
  release = await addRelease(database.db);
  named = { remote: release.remote, digest: release.digest };
});
afterAll(async () => {
  await app.close();
  await otherApp.close();
  await database.close();
});

/** Returns the id that its counts use. */
const idOf = ({ digest }: { digest: string }) =>
  sql`(SELECT id FROM ${countedReleases} WHERE digest = ${digest})`;
const ofRelease = () => eq(releaseViews.releaseId, idOf(release));
const errorsOf = (one: { digest: string }) =>
  database.db
    .select({ message: releaseErrors.message, count: releaseErrors.count })
    .from(releaseErrors)
    .where(eq(releaseErrors.releaseId, idOf(one)))
    .orderBy(asc(releaseErrors.message));
const metricOf = async (name: string) =>
  (await app.inject('/metrics')).body.split('\n').find((line) => line.startsWith(name));

test('counts each view, error, and vital once from ten parallel edges', async () => {
  const batch = {
    views: [
      { ...named, route: '/art-page/:id', views: 7, failures: 2 },
      { ...named, route: '/', views: 3, failures: 0 },
      { ...named, route: '/art-page/:id', views: 1, failures: 0 },
    ],
    errors: [{ ...named, message: 'TypeError: x is undefined', count: 2 }],
    vitals: [
      { ...named, route: '/', name: 'LCP' as const, bucket: 4, count: 3 },
      { ...named, route: '/', name: 'CLS' as const, bucket: 0, count: 1 },
    ],
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendBatch(app, batch)));
  expect(answers).toEqual(Array(10).fill(204));
  const sums = { views: releaseViews.views, failures: releaseViews.failures, route: releaseViews.route };
  const views = await database.db
    .select(sums)
    .from(releaseViews)
    .where(ofRelease())
    .orderBy(asc(releaseViews.route));
  expect(views).toEqual([
    { route: '/', views: 30, failures: 0 },
    { route: '/art-page/:id', views: 80, failures: 20 },
  ]);
  expect(await errorsOf(release)).toEqual([{ message: 'TypeError: x is undefined', count: 20 }]);
  const vitals = await database.db
    .select({ name: releaseVitals.name, bucket: releaseVitals.bucket, count: releaseVitals.count })
    .from(releaseVitals)
    .where(eq(releaseVitals.releaseId, idOf(release)))
    .orderBy(asc(releaseVitals.name));
  expect(vitals).toEqual([
    { name: 'CLS', bucket: 0, count: 10 },
    { name: 'LCP', bucket: 4, count: 30 },
  ]);
});

test('counts both arms of a canary exactly from ten parallel edges', async () => {
  const canary = await addCanary(database.db);
  const canaries = armsOf(canary, [95, 1], [5, 1]);
  await Promise.all(Array.from({ length: 10 }, () => sendBatch(app, { canaries })));
  const { rows } =
    (await database.db.execute(sql`SELECT arm, sum(views)::int AS views, sum(failures)::int AS failures
    FROM ${canaryPoints} WHERE run = ${canary.run}::uuid GROUP BY arm ORDER BY arm`)) as { rows: object[] };
  expect(rows).toEqual([
    { arm: 'candidate', views: 50, failures: 10 },
    { arm: 'live', views: 950, failures: 10 },
  ]);
});

test('counts one failure of a network in a canary, whichever edges and processes send it', async () => {
  const [canary, another] = [await addCanary(database.db, 'customer'), await addCanary(database.db, 'admin')];
  const failed = ({ run }: TestCanary, networks: string[]) => ({
    canaries: [{ run, arm: 'candidate' as const, views: 5, failures: networks.length }],
    failing: networks.map((network) => ({ run, arm: 'candidate' as const, sender: network.repeat(22) })),
  });
  await Promise.all(
    [app, otherApp, app, otherApp].map((process) => sendBatch(process, failed(canary, ['a', 'b']))),
  );
  await sendBatch(otherApp, failed(canary, ['a', 'c']));
  await sendBatch(app, failed(another, ['a']));
  const sums = await Promise.all([canary, another].map(failuresOf));
  expect(sums).toEqual([[{ views: 25, failures: 3 }], [{ views: 5, failures: 1 }]]);
});

async function failuresOf({ run }: TestCanary): Promise<unknown[]> {
  const { rows } =
    (await database.db.execute(sql`SELECT sum(views)::int AS views, sum(failures)::int AS failures
    FROM ${canaryPoints} WHERE run = ${run}::uuid`)) as { rows: unknown[] };
  return rows;
}

test('drops counts of an unknown remote, release, or canary and exposes a metric', async () => {
  const views = [
    { remote: 'gallery', digest: 'f'.repeat(64), route: '/', views: 1, failures: 0 },
    { remote: 'customer', digest: release.digest, route: '/', views: 1, failures: 0 },
    { ...named, route: '/', views: 1, failures: 0 },
  ];
  const errors = [{ remote: 'shell', digest: release.digest, message: 'Error', count: 1 }];
  const canaries = ['no uuid', '00000000-0000-4000-8000-000000000000'].map((run) => ({
    run,
    arm: 'live' as const,
    views: 1,
    failures: 0,
  }));
  expect(await sendBatch(app, { views, errors, canaries })).toBe(204);
  expect(await database.db.$count(releaseViews, ofRelease())).toBe(1);
  expect(await metricOf('telemetry_dropped_total{reason="unknown release"}')).toMatch(/ 3$/);
  expect(await metricOf('telemetry_dropped_total{reason="no such canary"}')).toMatch(/ 2$/);
});

test('counts errors of the shell after an edge has registered it, also in parallel', async () => {
  const digest = randomBytes(32).toString('hex');
  const errors = [{ remote: 'shell', digest, message: 'TypeError: x is undefined', count: 2 }];
  const send = () => sendBatch(app, { errors });
  await send();
  expect(await errorsOf({ digest })).toEqual([]);
  await Promise.all(
    ['a', 'b'].map((edge) => app.inject(`/registry?edge=${edge}&shell=4.12.0&digest=${digest}`)),
  );
  await Promise.all(Array.from({ length: 10 }, send));
  expect(await errorsOf({ digest })).toEqual([{ message: 'TypeError: x is undefined', count: 20 }]);
});

test('keeps the 200 most frequent messages of a release an hour and counts the rest as other', async () => {
  const errors = Array.from({ length: 150 }, (_, i) => ({ ...named, message: `Error ${i}`, count: i + 1 }));
  await sendBatch(app, { errors });
  await sendBatch(app, {
    errors: Array.from({ length: 150 }, (_, i) => ({ ...named, message: `Error ${i + 100}`, count: i + 1 })),
  });
  const saved = await errorsOf(release);
  expect(saved).toHaveLength(201);
  // The rarer half of the second hundred new messages, sent 51 to 100 times each; the most frequent of them displaces
  // 'Error 0'.
  expect(saved.find(({ message }) => message === 'other')?.count).toBe(3_775 - 100 + 1);
  expect(saved.reduce((sum, { count }) => sum + count, 0)).toBe(150 * 151);
});

test('keeps a real error when made-up messages fill the hour, and loses no count', async () => {
  const planted = Array.from({ length: 250 }, (_, i) => ({ ...named, message: `Made up ${i}`, count: 1 }));
  await sendBatch(app, { errors: planted });
  const real = { ...named, message: 'TypeError: lots is undefined', count: 3 };
  for (let turn = 0; turn < 2; turn += 1) await sendBatch(app, { errors: [real, ...planted] });
  const saved = await errorsOf(release);
  expect(saved).toHaveLength(201);
  expect(saved.find(({ message }) => message === real.message)?.count).toBe(6);
  expect(saved.reduce((sum, { count }) => sum + count, 0)).toBe(3 * 250 + 6);
});

test('removes or replaces characters that PostgreSQL cannot save', async () => {
  const messages = ['a\0b', 'half \ud800', '😀'.repeat(100), '"); DROP TABLE releases; --'];
  expect(await sendBatch(app, { errors: messages.map((message) => ({ ...named, message, count: 1 })) })).toBe(
    204,
  );
  const saved = (await errorsOf(release)).map(({ message }) => message);
  expect(new Set(saved)).toEqual(new Set(['ab', 'half \ufffd', messages[2], messages[3]]));
});

test('limits sums to the range of the column', async () => {
  await sendBatch(app, { views: [{ ...named, route: '/', views: 1, failures: 0 }] });
  await database.db.update(releaseViews).set({ views: 999_999_999_999 }).where(ofRelease());
  expect(await sendBatch(app, { views: [{ ...named, route: '/', views: 1_000_000, failures: 1 }] })).toBe(
    204,
  );
  const [row] = await database.db.select().from(releaseViews).where(ofRelease());
  expect(row).toMatchObject({ views: 1_000_000_000_000, failures: 1 });
});

test('adds the views of known works to the day from ten parallel edges', async () => {
  const { id } = await addArtwork(database.db);
  const works = [
    { id, views: 2 },
    { id: id.toUpperCase(), views: 1 },
    { id: randomUUID(), views: 9 },
    { id: 'not an id', views: 9 },
  ];
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendBatch(app, { works })));
  expect(new Set(answers)).toEqual(new Set([204]));
  const saved = await database.db.select().from(workViews);
  const day = wallClockOf(new Date().toISOString()).slice(0, 10);
  expect(saved).toEqual([{ artworkId: id, day, views: 30 }]);
  await database.db.update(workViews).set({ views: 1_000_000_000 });
  expect(await sendBatch(app, { works })).toBe(204);
});

test('a batch that fails in the middle counts nothing', async () => {
  const canary = await addCanary(database.db);
  await database.db.execute(sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'The connection is lost.' USING ERRCODE = '08006'; END $$`);
  await database.db.execute(sql`CREATE TRIGGER breaks_off BEFORE INSERT ON canary_points
    FOR EACH ROW EXECUTE FUNCTION break_off()`);
  const views = [{ ...named, route: '/', views: 1, failures: 0 }];
  const batch = { views, canaries: armsOf(canary, [1, 0], [1, 0]) };
  expect(await sendBatch(app, batch)).toBe(503);
  await database.db.execute(sql`DROP TRIGGER breaks_off ON canary_points`);
  expect(await database.db.$count(releaseViews, ofRelease())).toBe(0);
  expect(await sendBatch(app, batch)).toBe(204);
  expect(await database.db.$count(releaseViews, ofRelease())).toBe(1);
});
