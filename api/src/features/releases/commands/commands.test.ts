// Runs on both databases, because ten administrators change the same remote at once.

import type { Release } from '@gallery/shared/releases/release';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import type { ReleaseStep } from '../../../db/steps';
import { openTestDatabase } from '../../../testing/database/test-database';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { edgeOf, emptyRegistry, eventsOf, statesOf } from '../../../testing/releases/edge-of-tests';
import { digestOfRelease, sampleRelease } from '../../../testing/releases/sample-release';
import { buildTestInternalApp } from '../../../testing/server/internal-app';
import { buildTestApp } from '../../../testing/server/test-app';
import { failAt } from '../../../testing/setup/fail-at';
import { users } from '../../users/user.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let internal: ReturnType<typeof buildTestInternalApp>;
let edge: ReturnType<typeof edgeOf>;
let staff: Awaited<ReturnType<typeof newAdministrator>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db, undefined, { releaseKeys: new Map() });
  internal = buildTestInternalApp(database.db);
  edge = edgeOf(internal);
  staff = await newAdministrator(app, database.db);
});
beforeEach(async () => {
  await emptyRegistry(database.db);
});
afterAll(async () => {
  await app.close();
  await internal.close();
  await database.close();
});

async function command(action: string, more: object = {}) {
  const payload = { action, remote: 'gallery', reason: 'The vernissage', ...more };
  const url = '/api/releases/commands';
  const answer = await app.inject({ method: 'POST', url, headers: staff.headers, payload });
  return { status: answer.statusCode, message: String(answer.json().message) };
}

/** Deploys the releases in sequence; the last one is live. */
async function deploy(...versions: string[]) {
  for (const version of versions) await edge.offer(sampleRelease(version));
}

async function wait(version: string) {
  await app.inject({
    method: 'PUT',
    url: '/api/releases/auto-promote',
    headers: staff.headers,
    payload: { on: false, reason: 'We look first' },
  });
  await edge.offer(sampleRelease(version));
}

test('staff start a canary, raise its share, and promote it', async () => {
  await deploy('1.1.0');
  await wait('1.2.0');
  const before = await edge.registry();
  expect(await command('canary', { release: '1.2.0', steps: [5, 25, 100] })).toMatchObject({ status: 200 });
  const begun = (await edge.registry()).remotes.gallery.canary;
  expect(begun?.share).toBe(5);
  expect(await command('canary', { release: '1.2.0', share: 50 })).toMatchObject({ status: 200 });
  const grown = await edge.registry();
  expect(grown.remotes.gallery.canary).toEqual({ ...begun, share: 50 });
  expect(grown.revision).toBe(before.revision + 2);
  expect(await command('promote', { release: '1.2.0' })).toEqual({
    status: 200,
    message: 'gallery 1.2.0 is live for all.',
  });
  expect(await edge.labels()).toEqual({ live: '1.2.0', canary: null, pin: null });
  expect(await statesOf(database.db)).toEqual(['1.1.0 replaced', '1.2.0 live']);
});

test('staff roll back a bad release, and a new offer does not restore it', async () => {
  await deploy('1.1.0', '1.2.0');
  expect(await command('rollback')).toMatchObject({ status: 200 });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
  expect(await statesOf(database.db)).toEqual(['1.1.0 live', '1.2.0 withdrawn']);
  expect(await edge.offer(sampleRelease('1.2.0'))).toMatchObject({ state: 'withdrawn' });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
  expect(await command('canary', { release: '1.2.0', share: 5 })).toMatchObject({ status: 409 });
  expect(await command('pin', { release: '1.2.0' })).toMatchObject({ status: 409 });
  expect(await command('promote', { release: '1.2.0' })).toMatchObject({ status: 200 });
});

test('a rollback during a canary withdraws the canary only', async () => {
  await deploy('1.1.0');
  await wait('1.2.0');
  await command('canary', { release: '1.2.0', share: 5 });
  expect(await command('rollback')).toMatchObject({ status: 200 });
  expect(await statesOf(database.db)).toEqual(['1.1.0 live', '1.2.0 withdrawn']);
});

test('staff pin all visitors to an older release and unpin them', async () => {
  await deploy('1.1.0', '1.2.0');
  expect(await command('pin', { release: '1.1.0' })).toMatchObject({ status: 200 });
  expect(await edge.labels()).toEqual({ live: '1.2.0', canary: null, pin: '1.1.0' });
  await deploy('1.3.0');
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
  expect(await command('canary', { release: '1.3.0', share: 5 })).toMatchObject({ status: 409 });
  expect(await command('unpin')).toMatchObject({ status: 200 });
  expect(await command('unpin')).toMatchObject({ status: 409 });
});

test('names the withdrawn release in its answer', async () => {
  await deploy('1.1.0', '1.2.0');
  await wait('1.3.0');
  await command('canary', { release: '1.3.0', share: 5 });
  expect((await command('rollback')).message).toBe('gallery 1.3.0 was taken back, and 1.2.0 is live.');
  expect((await command('rollback')).message).toBe('gallery 1.2.0 was taken back, and 1.1.0 is live.');
});

test('distinguishes two releases of one version by their digests', async () => {
  const [first, second] = [sampleRelease('1.1.0'), sampleRelease('1.1.0', { renderTime: 2 })];
  await edge.offer(first);
  await edge.offer(second);
  const named = (release: Release) => `1.1.0 (${digestOfRelease(release).slice(0, 8)})`;
  expect((await command('rollback')).message).toBe(
    `gallery ${named(second)} was taken back, and ${named(first)} is live.`,
  );
});

test('answers name the pinned release that visitors get', async () => {
  await deploy('1.1.0', '1.2.0', '1.3.0');
  await command('pin', { release: '1.1.0' });
  const pinned = 'but all visitors get 1.1.0 until it is unpinned.';
  expect((await command('promote', { release: '1.2.0' })).message).toBe(`gallery 1.2.0 is live, ${pinned}`);
  expect((await command('rollback')).message).toBe(
    `gallery 1.2.0 was taken back, and 1.3.0 is live, ${pinned}`,
  );
});

test('finds a release by version, digest, or its prefix, within its own remote', async () => {
  await deploy('1.1.0', '1.2.0');
  const digest = digestOfRelease(sampleRelease('1.1.0'));
  expect(await command('pin', { release: digest.slice(0, 8) })).toMatchObject({ status: 200 });
  expect(await command('promote', { release: digest })).toMatchObject({ status: 200 });
  await edge.offer(sampleRelease('1.1.0', { renderTime: 1 }));
  expect((await command('promote', { release: '1.1.0' })).message).toBe(
    'gallery has several releases 1.1.0: name one by its digest.',
  );
  for (const release of [undefined, '', '9.9', digest.slice(0, 7), '%', '1.%', '_'.repeat(8)])
    expect(await command('promote', { release })).toMatchObject({ status: 422 });
  expect(await command('promote', { remote: 'customer', release: digest })).toMatchObject({ status: 422 });
});

const badShare = 'share must be a whole number of percent from 1 to 100';
const badSteps = 'steps must be growing shares, the first one below 100 %';
const badAction = 'action must be promote, canary, rollback, pin or unpin';

test.each([
  ['canary without a share', 'canary', { release: '1.1.0' }, 422, 'A canary needs a share or steps.'],
  ['canary of the live release', 'canary', { release: '1.2.0', share: 5 }, 409, '1.2.0 is live already.'],
  ['canary of 101 %', 'canary', { release: '1.1.0', share: 101 }, 422, badShare],
  ['canary of 2.5 %', 'canary', { release: '1.1.0', share: 2.5 }, 422, badShare],
  ['canary with decreasing steps', 'canary', { release: '1.1.0', steps: [25, 5] }, 422, badSteps],
  ['promotion of the live release', 'promote', { release: '1.2.0' }, 409, '1.2.0 is live already.'],
  ['promotion without a reason', 'promote', { release: '1.1.0', reason: ' ' }, 422, 'A reason is required'],
  ['rollback of a remote without releases', 'rollback', { remote: 'admin' }, 409, 'No release is live.'],
  ['unknown action', 'delete', { release: '1.1.0' }, 422, badAction],
])('refuses %s with a message and changes nothing', async (_name, action, more, status, message) => {
  await deploy('1.1.0', '1.2.0');
  const before = [await edge.registry(), await eventsOf(database.db)];
  expect(await command(action, more)).toEqual({ status, message });
  expect([await edge.registry(), await eventsOf(database.db)]).toEqual(before);
});

test('accepts one of ten simultaneous promotions of one release', async () => {
  await deploy('1.1.0', '1.2.0');
  const { revision } = await edge.registry();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => command('promote', { release: '1.1.0' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect((await edge.registry()).revision).toBe(revision + 1);
});

test('states and layers agree after simultaneous promotions and rollbacks', async () => {
  await deploy('1.1.0', '1.2.0', '1.3.0');
  const mixed = Array.from({ length: 10 }, (_, n) =>
    n % 2 ? command('rollback') : command('promote', { release: n % 4 ? '1.1.0' : '1.2.0' }),
  );
  for (const { status } of await Promise.all(mixed)) expect([200, 409]).toContain(status);
  const states = await statesOf(database.db);
  const { live } = await edge.labels();
  expect(states.filter((one) => one.endsWith(' live'))).toEqual([`${live} live`]);
});

test.each<ReleaseStep>(['release promoted, layers still those before', 'layers changed, event not recorded'])(
  'a promotion that fails in the middle (%s) changes nothing and can be repeated',
  async (step) => {
    await deploy('1.1.0', '1.2.0');
    const before = [await edge.registry(), await eventsOf(database.db)];
    const failed = await failAt(step, () => command('promote', { release: '1.1.0' }));
    expect(failed).toMatchObject({ status: 500 });
    expect([await edge.registry(), await eventsOf(database.db)]).toEqual(before);
    expect(await command('promote', { release: '1.1.0' })).toMatchObject({ status: 200 });
  },
);

test('lists live and next releases and the author of each event', async () => {
  await deploy('1.1.0', '1.2.0');
  await command('rollback', { reason: 'The lots were gone' });
  const read = async (path: string) =>
    (await app.inject({ url: `/api${path}`, headers: staff.headers })).json();
  const { remotes, edges, signed, auto_promote: auto } = await read('/releases');
  expect([signed, auto, edges.map(({ edge: one }: { edge: string }) => one)]).toEqual([false, true, []]);
  expect(remotes[0]).toMatchObject({
    remote: 'gallery',
    live: { version: '1.1.0', state: 'live' },
    next: null,
  });
  expect(remotes[0].others).toEqual([
    expect.objectContaining({ version: '1.2.0', state: 'withdrawn', reason: 'The lots were gone' }),
  ]);
  const { events, total } = await read('/releases/events?limit=2');
  expect(total).toBe(5);
  expect(events[0]).toMatchObject({ what: 'Rolled back to Gallery 1.1.0', reason: 'The lots were gone' });
  expect(events[1]).toMatchObject({ what: 'Promoted Gallery 1.2.0 to all', by: 'the edge' });
});

test('marks an administrator with the name of the edge as an administrator', async () => {
  await deploy('1.1.0', '1.2.0');
  await database.db
    .update(users)
    .set({ firstname: 'the', lastname: 'edge' })
    .where(eq(users.id, staff.user._id));
  await command('promote', { release: '1.1.0' });
  const read = async (path: string) =>
    (await app.inject({ url: `/api${path}`, headers: staff.headers })).json();
  const { events } = await read('/releases/events');
  expect(events.slice(0, 2).map(({ by }: { by: string }) => by)).toEqual([
    'the edge, administrator',
    'the edge',
  ]);
  expect((await read('/releases')).remotes[0].live.by).toBe('the edge, administrator');
});

test('shows a refused release until a newer release is live', async () => {
  await deploy('1.1.0');
  await edge.offer(sampleRelease('1.2.0'), 'it needs version 9 of the shell');
  const next = async () => {
    const answer = await app.inject({ url: '/api/releases', headers: staff.headers });
    return answer.json().remotes[0].next;
  };
  expect(await next()).toMatchObject({
    version: '1.2.0',
    state: 'refused',
    problem: 'it needs version 9 of the shell',
  });
  await deploy('1.3.0');
  expect(await next()).toBeNull();
});

test('shows and promotes the good one of many releases with one version', async () => {
  await deploy('1.1.0');
  await wait('1.2.0');
  for (let planted = 0; planted < 20; planted += 1)
    await edge.offer(sampleRelease('1.2.0', { renderTime: planted + 1 }), 'it is not signed');
  const answer = await app.inject({ url: '/api/releases', headers: staff.headers });
  const { live, next, others } = answer.json().remotes[0];
  expect([live, next].map(({ version, state }) => `${version} ${state}`)).toEqual([
    '1.1.0 live',
    '1.2.0 offered',
  ]);
  expect(others).toEqual([]);
  expect(await command('promote', { release: '1.2.0' })).toMatchObject({ status: 200 });
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
});

test('a version with only refused releases gets the reason of the refusal', async () => {
  for (const renderTime of [1, 2])
    await edge.offer(sampleRelease('1.1.0', { renderTime }), 'it is not signed');
  expect(await command('promote', { release: '1.1.0' })).toEqual({
    status: 409,
    message: '1.1.0 was refused: it is not signed.',
  });
});

test('shows the problem that an edge reports until it is solved', async () => {
  await deploy('1.1.0');
  await edge.registry();
  const digest = digestOfRelease(sampleRelease('1.1.0'));
  const report = async (problem: string) =>
    (
      await internal.inject({
        method: 'POST',
        url: '/registry/problems',
        payload: { edge: 'edge-1', digest, problem },
      })
    ).statusCode;
  const told = async () => {
    const answer = await app.inject({ url: '/api/releases', headers: staff.headers });
    return answer.json().remotes[0].live.problem;
  };
  expect(await report('static/app.js is damaged')).toBe(200);
  expect(await told()).toBe('static/app.js is damaged');
  expect(await report('')).toBe(200);
  expect(await told()).toBe('');
});

test('a preview opens a waiting release and ends when the release is withdrawn', async () => {
  await deploy('1.1.0');
  await wait('1.2.0');
  const digest = digestOfRelease(sampleRelease('1.2.0'));
  const payload = { digest, reason: 'For the director' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/releases/previews',
    headers: staff.headers,
    payload,
  });
  expect(answer.json().link).toMatch(/^\/preview\/[\w-]+\.[\w-]{43}$/);
  const { previews, releases } = await edge.registry();
  expect(previews).toEqual([{ digest, until: answer.json().until }]);
  expect(releases.map((one) => one.digest)).toContain(digest);
  await command('canary', { release: '1.2.0', share: 5 });
  await command('rollback');
  expect((await edge.registry()).previews).toEqual([]);
});
