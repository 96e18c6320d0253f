import { asc, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import {
  digestOfRelease,
  keysOf,
  sampleRelease,
  signed,
  teamKey,
} from '../../../testing/gallery/sample-release';
import { edgeOf, emptyRegistry, eventsOf, statesOf } from '../../../testing/releases/edge-of-tests';
import { buildTestInternalApp } from '../../../testing/server/internal-app';
import { releases } from '../registry/release.table';

let database: OpenDatabase;
let edge: ReturnType<typeof edgeOf>;
let apps: ReturnType<typeof buildTestInternalApp>[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyRegistry(database.db);
  apps = [];
  edge = edgeWith({});
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
});
afterAll(() => database.close());

function edgeWith(settings: Parameters<typeof buildTestInternalApp>[1]) {
  const app = buildTestInternalApp(database.db, settings);
  apps.push(app);
  return edgeOf(app);
}

const first = sampleRelease('1.1.0');
const second = sampleRelease('1.2.0');

test('a candidate is live at once and replaces the release before', async () => {
  expect(await edge.report(first)).toMatchObject({
    status: 200,
    state: 'live',
    digest: digestOfRelease(first),
  });
  expect(await edge.report(second)).toMatchObject({ state: 'live' });
  expect(await edge.labels()).toEqual({ live: '1.2.0', canary: null, pin: null });
  expect(await statesOf(database.db)).toEqual(['1.1.0 replaced', '1.2.0 live']);
  expect(await eventsOf(database.db)).toEqual([
    'offer 1.1.0 by the edge',
    'promote 1.1.0 by the edge',
    'offer 1.2.0 by the edge',
    'promote 1.2.0 by the edge',
  ]);
});

test('ten simultaneous reports of one release promote it once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => edge.report(first)));
  expect(answers.map(({ status, state }) => `${status} ${state}`)).toEqual(Array(10).fill('200 live'));
  await edge.report(first);
  expect(await eventsOf(database.db)).toEqual(['offer 1.1.0 by the edge', 'promote 1.1.0 by the edge']);
});

test('an candidate of the release before makes it live again', async () => {
  for (const release of [first, second, first]) await edge.report(release);
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
  await edge.report(second);
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
});

test('the registry lists the live release and the two before it', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) await edge.report(sampleRelease(version));
  const { releases: named } = await edge.registry();
  expect(named.map(({ text }) => JSON.parse(text).version)).toEqual(['1.2.0', '1.3.0', '1.4.0']);
});

test('two servers with different releases do not switch the live release back and forth', async () => {
  for (const release of [first, second, first, second]) await edge.report(release);
  const { revision } = await edge.registry();
  for (let turn = 0; turn < 5; turn += 1) for (const release of [first, second]) await edge.report(release);
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
  expect((await edge.registry()).revision).toBe(revision);
});

test('a release waits with auto-promotion off, in the settings or by staff', async () => {
  const waiting = edgeWith({ autoPromote: false });
  expect(await waiting.report(first)).toMatchObject({ state: 'offered' });
  expect(await edge.labels()).toMatchObject({ live: null });
  await database.db.execute(sql`UPDATE registry SET auto_promote = true`);
  expect(await waiting.report(second)).toMatchObject({ state: 'live' });
  await database.db.execute(sql`UPDATE registry SET auto_promote = false`);
  expect(await edge.report(sampleRelease('1.3.0'))).toMatchObject({ state: 'offered' });
});

test('a release that grew by more than 5% waits for staff', async () => {
  await edge.report(sampleRelease('1.1.0', { firstView: { '/': 100_000 } }));
  expect(await edge.report(sampleRelease('1.2.0', { firstView: { '/': 104_900 } }))).toMatchObject({
    state: 'live',
  });
  expect(await edge.report(sampleRelease('1.3.0', { firstView: { '/': 120_000 } }))).toMatchObject({
    state: 'offered',
  });
  expect(await edge.report(sampleRelease('1.4.0'))).toMatchObject({ state: 'offered' });
});

test('refuses a release with a global that its team does not declare', async () => {
  await edge.report(first);
  const none = { globals: [], listeners: [], selectors: [] };
  const footprint = { found: { ...none, globals: ['dataLayer'] }, declared: none };
  expect(await edge.report(sampleRelease('1.2.0', { footprint }))).toMatchObject({ state: 'refused' });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
});

test.each([
  ['no JSON', '<!doctype html>'],
  ['a release without files', '{"remote":"gallery"}'],
  ['another remote’s', JSON.stringify(sampleRelease('1.1.0', { remote: 'customer' }))],
  ['a release without a semantic version', JSON.stringify(sampleRelease('1.1'))],
  ['a list', '[]'],
  ['null', 'null'],
  ['lists in lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
])('refuses %s, records the reason once, and keeps the live release', async (_name, text) => {
  await edge.report(first);
  expect(await edge.reportText('gallery', text)).toMatchObject({ status: 200, state: 'refused' });
  await edge.reportText('gallery', text);
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
  const events = await eventsOf(database.db);
  expect(events.filter((one) => one.startsWith('refuse'))).toHaveLength(1);
});

test('a refusal from another remote does not block a release on its own remote', async () => {
  const text = JSON.stringify(sampleRelease('2.0.0', { remote: 'customer' }));
  expect(await edge.reportText('gallery', text)).toMatchObject({ state: 'refused' });
  expect(await edge.reportText('customer', text)).toMatchObject({ state: 'live' });
});

test('records at most twenty unsigned texts an hour, without their text', async () => {
  const [gallery, customer] = [teamKey('gallery'), teamKey('customer')];
  const strict = edgeWith({ releaseKeys: keysOf(gallery, customer) });
  await strict.report(signed(first, gallery));
  for (let planted = 0; planted < 20; planted += 1)
    expect(await strict.report(sampleRelease('1.1.0', { renderTime: planted + 1 }))).toMatchObject({
      state: 'refused',
    });
  expect(await strict.report(sampleRelease('1.1.0', { renderTime: 21 }))).toMatchObject({
    status: 429,
    message: 'More than 20 releases of gallery were refused within an hour.',
  });
  expect(await strict.report(sampleRelease('1.1.0', { renderTime: 1 }))).toMatchObject({ state: 'refused' });
  const { rows } = (await database.db.execute(
    sql`SELECT count(*)::int AS count, sum(length(text))::int AS size FROM releases WHERE state = 'refused'`,
  )) as { rows: object[] };
  expect(rows).toEqual([{ count: 20, size: 0 }]);
  expect(await strict.report(signed(second, gallery))).toMatchObject({ state: 'live' });
  expect(await strict.report(sampleRelease('1.1.0', { remote: 'customer' }))).toMatchObject({ status: 200 });
  await database.db.execute(sql`UPDATE releases SET offered_at = offered_at - interval '1 hour'`);
  expect(await strict.report(sampleRelease('1.1.0', { renderTime: 21 }))).toMatchObject({ state: 'refused' });
});

test('saves the text of a refused release when it opens later', async () => {
  await edge.report(first, 'it needs version 9 of the shell');
  await edge.report(first);
  const [row] = (await edge.registry()).releases;
  expect(JSON.parse(row?.text ?? '')).toEqual(first);
});

test('a release refused by one edge is live when another edge opens it, and stays live', async () => {
  expect(await edge.report(first, 'it needs version 9 of the shell')).toMatchObject({ state: 'refused' });
  expect(await edge.report(first)).toMatchObject({ state: 'live' });
  expect(await edge.report(first, 'a file is damaged')).toMatchObject({ state: 'live' });
  expect(await eventsOf(database.db)).toEqual([
    'refuse 1.1.0 by the edge',
    'offer 1.1.0 by the edge',
    'promote 1.1.0 by the edge',
  ]);
});

test('with keys, opens only releases that their own team signed', async () => {
  const [gallery, customer] = [teamKey('gallery'), teamKey('customer')];
  const strict = edgeWith({ releaseKeys: keysOf(gallery, customer) });
  expect(await strict.report(first)).toMatchObject({ state: 'refused' });
  expect(await strict.report(signed(first, customer))).toMatchObject({ state: 'refused' });
  expect(await strict.report(signed(first, { ...gallery, name: '2027' }))).toMatchObject({
    state: 'refused',
  });
  const changed = { ...signed(first, gallery), version: '1.1.0-evil' };
  expect(await strict.report(changed)).toMatchObject({ state: 'refused' });
  expect(await strict.labels()).toMatchObject({ live: null });
  expect(await strict.report(signed(first, gallery))).toMatchObject({ state: 'live' });
  expect(await strict.report(signed(first, customer))).toMatchObject({ state: 'live' });
  const [row] = (await strict.registry()).releases;
  expect(JSON.parse(row?.text ?? '')).toEqual(signed(first, gallery));
});

test('checks the signature before the fields and names a valid version only', async () => {
  const strict = edgeWith({ releaseKeys: keysOf(teamKey('gallery')) });
  const candidate = { remote: 'gallery', version: '1.1.0', sha256: 'no table', routes: { 'no route': {} } };
  const forms = [
    null,
    5,
    'text',
    [],
    {},
    { key: ['2026'], value: {} },
    { key: '2026', value: 'A'.repeat(87) },
  ];
  for (const signature of [undefined, ...forms])
    await strict.reportText('gallery', JSON.stringify({ ...candidate, signature }));
  for (const version of ['<script>', 5, 'v'.repeat(201), null])
    await strict.reportText('gallery', JSON.stringify({ ...candidate, version }));
  const rows = await database.db.select().from(releases).orderBy(asc(releases.id));
  const told = rows.map(({ version, problem }) => `${version}: ${problem}`);
  expect(told[0]).toBe('1.1.0: it is not signed');
  expect(told.slice(1, -4)).toEqual(forms.map(() => expect.stringMatching(/^: (this|value) /)));
  expect(told.slice(-4)).toEqual(Array(4).fill(': it is not signed'));
});

test('limits a candidate to 256 KiB', async () => {
  const limit = 256 * 1024;
  expect((await edge.reportText('gallery', '"'.repeat(limit))).state).toBe('refused');
  expect((await edge.reportText('gallery', '"'.repeat(limit + 1))).status).toBe(422);
  expect((await edge.reportText('gallery', 'ọ'.repeat(limit / 2))).status).toBe(422);
  expect((await edge.reportText('gallery', '\u0001'.repeat(limit))).status).toBe(413);
  expect((await edge.reportText('gallery', 'a\0b')).status).toBe(422);
  expect((await edge.reportText('gallery', '')).status).toBe(422);
  expect((await edge.reportText('nobody' as never, '{}')).status).toBe(422);
});
