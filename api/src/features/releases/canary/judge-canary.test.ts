import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { seededRandom } from '@gallery/shared/releases/testing/seeded-random';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import {
  addCanary,
  armsOf,
  endBuckets,
  sendBatch,
  type TestCanary,
} from '../../../testing/releases/releases';
import { buildTestInternalApp } from '../../../testing/server/internal-app';
import { byEdge } from '../audit/record-event';
import { releaseEvents } from '../audit/release-event.table';
import { setCanaryShare } from '../layers/canary';
import { releases } from '../registry/release.table';
import { releaseLayers } from '../registry/release-layers.table';
import { canaryRuns } from './canary.table';
import { judgeCanary } from './judge-canary';

let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestInternalApp(database.db);
});
beforeEach(() =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE release_layers SET live_id = NULL, canary_id = NULL, canary_run = NULL,
      canary_share = NULL, canary_steps = NULL, step_since = NULL, pin_id = NULL`);
    await tx.execute(sql`UPDATE releases SET state = 'withdrawn'`);
  }),
);
afterAll(async () => {
  await app.close();
  await database.close();
});

const judge = (remote: RemoteName = 'gallery') =>
  judgeCanary({ db: database.db, canaryStepMinutes: 10 }, remote);
const stateOf = async ({ candidate }: TestCanary) =>
  (await database.db.select().from(releases).where(eq(releases.id, candidate.id)))[0]?.state;
const eventsOf = ({ candidate }: TestCanary, action: 'take back' | 'step' | 'promote') =>
  database.db
    .select({ by: releaseEvents.byName, reason: releaseEvents.reason })
    .from(releaseEvents)
    .where(sql`${releaseEvents.releaseId} = ${candidate.id} AND ${releaseEvents.action} = ${action}`)
    .orderBy(desc(releaseEvents.id));
const shareOf = async (remote: RemoteName) =>
  (await database.db.select().from(releaseLayers).where(eq(releaseLayers.remote, remote)))[0]?.canaryShare;

/** Adds the counts of another ten seconds. */
async function tenSeconds(canary: TestCanary, live: [number, number], candidate: [number, number]) {
  await endBuckets(database.db);
  expect(await sendBatch(app, { canaries: armsOf(canary, live, candidate) })).toBe(204);
}
/** Moves a step eleven minutes into the past, without visitors. */
async function stepPasses() {
  await endBuckets(database.db, 100);
  await database.db.execute(sql`UPDATE release_layers SET step_since = step_since - interval '11 minutes'`);
}

test('withdraws a release that fails for a tenth of its visitors and records the evidence', async () => {
  const canary = await addCanary(database.db);
  await tenSeconds(canary, [950, 1], [100, 10]);
  await tenSeconds(canary, [0, 0], [0, 0]);
  expect(await stateOf(canary)).toBe('withdrawn');
  expect(await eventsOf(canary, 'take back')).toEqual([
    { by: 'evidence', reason: '10 of 100 views failed; α = 0.001' },
  ]);
});

test('ten parallel judges withdraw a bad release once', async () => {
  const canary = await addCanary(database.db);
  await tenSeconds(canary, [950, 0], [100, 30]);
  await endBuckets(database.db);
  await Promise.all(Array.from({ length: 10 }, () => judge()));
  expect(await stateOf(canary)).toBe('withdrawn');
  expect(await eventsOf(canary, 'take back')).toHaveLength(1);
  const [run] = await database.db.select().from(canaryRuns).where(eq(canaryRuns.run, canary.run));
  expect(run).toMatchObject({ remote: 'gallery', candidateId: canary.candidate.id, liveId: canary.live.id });
  expect(run?.endedAt).toEqual(expect.any(Date));
});

test('ignores ten seconds that are not over', async () => {
  const canary = await addCanary(database.db);
  await database.db.execute(sql`INSERT INTO canary_points SELECT ${canary.run}::uuid,
    date_bin('10 seconds', clock_timestamp(), 'epoch') + interval '1 minute', arm, 1000, failures
    FROM (VALUES ('live', 0), ('candidate', 500)) AS seen(arm, failures)`);
  await judge();
  expect(await stateOf(canary)).toBe('canary');
});

test('does not judge a candidate with fewer than 50 views', async () => {
  const canary = await addCanary(database.db);
  await tenSeconds(canary, [950, 0], [49, 49]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('canary');
  await tenSeconds(canary, [10, 0], [1, 1]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('withdrawn');
});

test('does not judge a candidate with fewer than five failures', async () => {
  const canary = await addCanary(database.db);
  await tenSeconds(canary, [9_500, 0], [100, 4]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('canary');
  await tenSeconds(canary, [950, 0], [10, 1]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('withdrawn');
});

test('withdraws no release while both fail alike', async () => {
  const canary = await addCanary(database.db);
  for (let i = 0; i < 5; i += 1) await tenSeconds(canary, [950, 950], [50, 50]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('canary');
});

test('counts each ten seconds of a canary once, also over repeated judgments', async () => {
  const canary = await addCanary(database.db);
  for (let i = 0; i < 6; i += 1) {
    expect(await stateOf(canary)).toBe('canary');
    await tenSeconds(canary, [190, 1], [20, 1]);
    await endBuckets(database.db);
    for (let look = 0; look < 5; look += 1) await judge();
  }
  for (let i = 0; i < 3; i += 1) await tenSeconds(canary, [190, 0], [20, 4]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('withdrawn');
});

test('judges the canary of each remote separately', async () => {
  const [bad, good] = [await addCanary(database.db, 'gallery'), await addCanary(database.db, 'customer')];
  await tenSeconds(bad, [950, 0], [100, 30]);
  await tenSeconds(good, [950, 0], [100, 0]);
  await endBuckets(database.db);
  for (const remote of ['gallery', 'customer'] as const) await judge(remote);
  expect([await stateOf(bad), await stateOf(good)]).toEqual(['withdrawn', 'canary']);
});

test('a healthy canary takes each step once, after its views, and is promoted', async () => {
  const canary = await addCanary(database.db, 'admin', { share: 5, steps: [5, 25, 100] });
  await tenSeconds(canary, [950, 1], [60, 0]);
  await endBuckets(database.db);
  await judge('admin');
  expect(await shareOf('admin')).toBe(5);
  await stepPasses();
  await tenSeconds(canary, [950, 1], [60, 0]);
  await endBuckets(database.db);
  await Promise.all(Array.from({ length: 10 }, () => judge('admin')));
  expect(await shareOf('admin')).toBe(25);
  await stepPasses();
  await judge('admin');
  expect(await shareOf('admin')).toBe(25);
  await tenSeconds(canary, [750, 1], [250, 0]);
  await endBuckets(database.db);
  await judge('admin');
  expect(await stateOf(canary)).toBe('live');
  expect(await eventsOf(canary, 'step')).toHaveLength(1);
  expect(await eventsOf(canary, 'promote')).toEqual([
    { by: 'evidence', reason: 'No harm seen in 370 views.' },
  ]);
});

test('a canary that staff give to all waits for staff', async () => {
  const canary = await addCanary(database.db, 'admin', { share: 5, steps: [5, 25, 100] });
  await tenSeconds(canary, [950, 1], [60, 0]);
  const cause = { by: byEdge, reason: 'A test' };
  await database.db.transaction((tx) => setCanaryShare(tx, 'admin', 100, cause));
  await stepPasses();
  await tenSeconds(canary, [0, 0], [1000, 900]);
  await endBuckets(database.db);
  await judge('admin');
  expect([await shareOf('admin'), await stateOf(canary)]).toEqual([100, 'canary']);
});

test('a canary with a share from staff keeps the share', async () => {
  const canary = await addCanary(database.db, 'admin', { share: 20 });
  await tenSeconds(canary, [950, 1], [200, 0]);
  await stepPasses();
  await judge('admin');
  expect([await shareOf('admin'), await stateOf(canary)]).toEqual([20, 'canary']);
});

test('a release that fails a tenth of 10 views a second is withdrawn within a minute', async () => {
  const canary = await addCanary(database.db, 'gallery', { share: 25 });
  const random = seededRandom(2026);
  const failuresOf = (views: number, rate: number) =>
    Array.from({ length: views }, random).filter((drawn) => drawn < rate).length;
  for (let bucket = 0; bucket < 6; bucket += 1)
    await tenSeconds(canary, [75, failuresOf(75, 0.005)], [25, failuresOf(25, 0.105)]);
  await endBuckets(database.db);
  await judge();
  expect(await stateOf(canary)).toBe('withdrawn');
  expect(await eventsOf(canary, 'take back')).toHaveLength(1);
});

test('none of 100 healthy releases is withdrawn', async () => {
  const random = seededRandom(100);
  const failuresOf = (views: number) =>
    Array.from({ length: views }, random).filter((drawn) => drawn < 0.01).length;
  for (let tried = 0; tried < 100; tried += 1) {
    const canary = await addCanary(database.db);
    const canaries = armsOf(canary, [2250, failuresOf(2250)], [750, failuresOf(750)]);
    expect(await sendBatch(app, { canaries })).toBe(204);
    await endBuckets(database.db);
    await judge();
    expect(await stateOf(canary)).toBe('canary');
  }
});
