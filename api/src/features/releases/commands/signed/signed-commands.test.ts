// Runs on both databases, because ten copies of a command arrive at once.
import { randomUUID } from 'node:crypto';
import { signedBytes } from '@gallery/shared/server/release-signature';
import type { OpenDatabase } from '../../../../db/client';
import { rateLimits as counted } from '../../../../http/rate-limit/rate-limit.table';
import { openTestDatabase } from '../../../../testing/database/test-database';
import { edgeOf, emptyRegistry, eventsOf } from '../../../../testing/releases/edge-of-tests';
import {
  digestOfRelease,
  keysOf,
  sampleRelease,
  signatureOf,
  signed,
  signedCommand,
  teamKey,
} from '../../../../testing/releases/sample-release';
import { buildTestInternalApp } from '../../../../testing/server/internal-app';
import { buildTestApp, generousLimits } from '../../../../testing/server/test-app';

const [gallery, customer, retired] = [teamKey('gallery'), teamKey('customer'), teamKey('gallery', '2025')];
const releaseKeys = keysOf(gallery, customer);
const url = '/api/releases/signed-commands';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let internal: ReturnType<typeof buildTestInternalApp>;
let edge: ReturnType<typeof edgeOf>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db, undefined, { releaseKeys });
  internal = buildTestInternalApp(database.db, { releaseKeys });
  edge = edgeOf(internal);
});
beforeEach(() => emptyRegistry(database.db));
afterAll(async () => {
  await app.close();
  await internal.close();
  await database.close();
});

async function post(payload: object, to = app) {
  const answer = await to.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, ...answer.json<{ message: string; lines: string[] }>() };
}

const send = (command: object, team = gallery) => post(signedCommand(team, command));
const textOf = (version: string) => JSON.stringify(signed(sampleRelease(version), gallery));

test('a team publishes, starts a canary, rolls back, and lists events', async () => {
  expect(await send({ action: 'publish', text: textOf('1.1.0') })).toMatchObject({ status: 200 });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
  const tried = { action: 'publish', text: textOf('1.2.0'), share: 5 };
  expect(await send(tried)).toMatchObject({ status: 422, message: 'A reason is required' });
  expect(await send({ ...tried, reason: 'New words' })).toMatchObject({ status: 200 });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0', canary: '1.2.0' });
  expect(await send({ action: 'rollback' })).toMatchObject({ status: 422, message: 'A reason is required' });
  expect(await send({ action: 'rollback', reason: 'It flickers' })).toMatchObject({ status: 200 });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0', canary: null });
  expect((await send({ action: 'list' })).lines).toEqual([
    expect.stringMatching(/^1\.2\.0 {2}[0-9a-f]{8} {2}withdrawn {2}since /),
    expect.stringMatching(/^1\.1\.0 {2}[0-9a-f]{8} {2}live {2}since /),
  ]);
  const [last] = (await send({ action: 'why' })).lines;
  expect(last).toContain('Took Gallery 1.2.0 back at 5 %, by gallery team: It flickers');
});

test('restores an old signed build only by a command with a reason', async () => {
  const [old, next] = [signed(sampleRelease('1.1.0'), gallery), signed(sampleRelease('1.2.0'), gallery)];
  for (const release of [old, next]) await edge.offer(release);
  expect(await edge.offer(old)).toMatchObject({ state: 'replaced' });
  expect(await send({ action: 'publish', text: JSON.stringify(old) })).toMatchObject({
    status: 200,
    message: 'gallery 1.1.0 is replaced by a newer one. Only promoting brings it back.',
  });
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
  const promotion = { action: 'promote', release: '1.1.0', reason: 'The new one is slow' };
  expect(await send(promotion)).toMatchObject({ status: 200 });
  expect(await edge.offer(next)).toMatchObject({ state: 'replaced' });
  expect(await edge.labels()).toMatchObject({ live: '1.1.0' });
});

test('a publish answers that the release waits, and the list has an edge’s problem', async () => {
  const [light, heavy] = [{ '/': 100_000 }, { '/': 900_000 }].map((firstView) => ({ firstView }));
  const live = sampleRelease('1.1.0', light);
  await edge.offer(signed(live, gallery));
  const slow = JSON.stringify(signed(sampleRelease('1.2.0', heavy), gallery));
  expect((await send({ action: 'publish', text: slow })).message).toBe(
    'gallery 1.2.0 is offered. It waits until it is promoted or tried as a canary.',
  );
  await edge.registry();
  const payload = { edge: 'edge-1', digest: digestOfRelease(live), problem: 'static/app.js answered 404' };
  await internal.inject({ method: 'POST', url: '/registry/problems', payload });
  const [, line] = (await send({ action: 'list' })).lines;
  expect(line).toMatch(/^1\.1\.0 .+: an edge cannot open it: static\/app\.js answered 404$/);
});

test('an older waiting build does not replace a newer promoted one', async () => {
  const waiting = buildTestInternalApp(database.db, { releaseKeys, autoPromote: false });
  const [older, newer] = [signed(sampleRelease('1.1.0'), gallery), signed(sampleRelease('1.2.0'), gallery)];
  for (const release of [older, newer]) await edgeOf(waiting).offer(release);
  await waiting.close();
  await send({ action: 'promote', release: '1.2.0', reason: 'It is better' });
  expect(await edge.offer(older)).toMatchObject({ state: 'offered' });
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
});

test('executes a command once of ten copies', async () => {
  await edge.offer(signed(sampleRelease('1.1.0'), gallery));
  await edge.offer(signed(sampleRelease('1.2.0'), gallery));
  const copy = signedCommand(gallery, { action: 'pin', release: '1.1.0', reason: 'The vernissage' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(copy)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  await send({ action: 'unpin', reason: 'It is over' });
  expect(await post(copy)).toMatchObject({ status: 409, message: 'This command was sent before.' });
  expect(await edge.labels()).toMatchObject({ pin: null });
});

test('refuses a repeated command after its refusal', async () => {
  const early = signedCommand(gallery, { action: 'unpin', reason: 'The vernissage is over' });
  expect((await post(early)).message).toBe('No release is pinned.');
  expect((await post(early)).message).toBe('This command was sent before.');
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test.each([
  ['with a time an hour ago', { at: minutes(-60) }, 403],
  ['with a time an hour ahead', { at: minutes(60) }, 403],
  ['without a time', { at: undefined }, 422],
  ['with an invalid date', { at: '2026-02-31T25:00:00Z' }, 403],
  ['without a nonce', { nonce: undefined }, 422],
  ['with an invalid nonce', { nonce: 'again' }, 422],
  ['for another remote', { remote: 'customer' }, 403],
  ['for another site', { site: 'https://staging.gallery.example' }, 403],
  ['without a site', { site: undefined }, 422],
  ['for an unknown remote', { remote: 'everything' }, 422],
  ['with an unknown action', { action: 'delete' }, 422],
])('refuses a command %s', async (_name, more, status) => {
  const answer = await send({ action: 'list', ...more });
  expect([answer.status, answer.lines]).toEqual([status, undefined]);
});

test('refuses a command without the exact signature of a current key, always alike', async () => {
  const good = signedCommand(gallery, { action: 'unpin', reason: 'A reason' });
  const wrong = [
    { ...good, command: good.command.replace('unpin', 'pin') },
    { ...good, command: `${good.command} ` },
    { ...good, signature: signatureOf(signedBytes('release', good.command), gallery.privateKey) },
    { ...good, signature: signatureOf(signedBytes('command', good.command), retired.privateKey) },
    { ...good, key: '2025' },
    signedCommand(retired, { action: 'list' }),
    { ...good, signature: 'A'.repeat(86) },
  ];
  for (const one of wrong)
    expect(await post(one)).toMatchObject({
      status: 403,
      message: 'No key in RELEASE_KEYS signed this command.',
    });
  expect(await post(signedCommand({ ...customer, remote: 'gallery' }, { action: 'list' }))).toMatchObject({
    status: 403,
  });
});

test.each(['', 'null', '[]', '{', '"text"', '{"__proto__":{"remote":"gallery"}}', '['.repeat(50_000)])(
  'refuses the signed text %.20s',
  async (text) => {
    const signature = signatureOf(signedBytes('command', text), gallery.privateKey);
    expect((await post({ command: text, key: gallery.name, signature })).status).toBe(422);
  },
);

test('refuses a release that another team signed', async () => {
  const foreign = JSON.stringify(signed(sampleRelease('1.1.0'), { ...customer, name: gallery.name }));
  expect(await send({ action: 'publish', text: foreign })).toMatchObject({ status: 422 });
  expect(await send({ action: 'publish', text: JSON.stringify(sampleRelease('1.1.0')) })).toMatchObject({
    status: 422,
  });
  expect(await send({ action: 'publish', text: textOf('1.1.0') }, customer)).toMatchObject({ status: 422 });
  expect(await send({ action: 'publish' })).toMatchObject({ status: 422 });
  expect(await eventsOf(database.db)).toEqual([]);
});

test('refuses a release text with half of a surrogate pair', async () => {
  const named = signed(sampleRelease('1.1.0', { requires: { react: '\ud800' } }), gallery);
  const text = JSON.stringify(named).replace('\\ud800', '\ud800');
  expect(await send({ action: 'publish', text })).toMatchObject({
    status: 422,
    message: 'The release is refused: it has half of a surrogate pair.',
  });
  expect(await edge.labels()).toMatchObject({ live: null });
});

test('accepts a command with the largest release and refuses a longer one', async () => {
  const padded = (bytes: number) => `${textOf('1.1.0')}${' '.repeat(bytes)}`;
  expect(await send({ action: 'publish', text: padded(256 * 1024 - textOf('1.1.0').length) })).toMatchObject({
    status: 200,
  });
  expect(await send({ action: 'publish', text: padded(256 * 1024) })).toMatchObject({ status: 422 });
  expect((await post({ command: 'a'.repeat(600_001), key: 'a', signature: 'a'.repeat(86) })).status).toBe(
    422,
  );
  expect((await post({ command: 'a'.repeat(660_000) })).status).toBe(413);
});

test('refuses a body of many keys before it is parsed', async () => {
  const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1]));
  const message = 'A signed command has a command, a key and a signature alone.';
  const sent = { ...signedCommand(gallery, { action: 'list' }), ...keys };
  expect(await post(sent)).toMatchObject({ status: 422, message });
});

test('limits a network to the configured number of commands before it reads them', async () => {
  await database.db.delete(counted);
  const rateLimits = { ...generousLimits, signedCommand: { max: 2, seconds: 3_600 } };
  const scarce = buildTestApp(database.db, undefined, { releaseKeys, rateLimits });
  const statuses = [];
  for (const payload of [
    {},
    signedCommand(gallery, { action: 'list' }),
    signedCommand(gallery, { action: 'list' }),
  ])
    statuses.push((await post(payload, scarce)).status);
  expect(statuses).toEqual([422, 200, 429]);
  await scarce.close();
});

test('the answer to a publish warns until an edge has found the release', async () => {
  await send({ action: 'publish', text: textOf('1.1.0') });
  const tried = { action: 'publish', text: textOf('1.2.0'), share: 5, reason: 'New words' };
  const begun = '5 % of the visitors get gallery 1.2.0.';
  expect((await send(tried)).message).toMatch(`${begun} No edge can open it yet: none has found it on`);
  await edge.offer(signed(sampleRelease('1.3.0'), gallery));
  const found = { ...tried, text: textOf('1.3.0') };
  await send({ action: 'rollback', reason: 'It flickers' });
  expect((await send(found)).message).toBe('5 % of the visitors get gallery 1.3.0.');
});

test('refuses a command for a remote without a key', async () => {
  const command = { action: 'list', remote: 'admin' };
  expect((await send(command)).status).toBe(403);
  const unsigned = { ...signedCommand(gallery, command), signature: 'A'.repeat(86) };
  expect((await post(unsigned)).status).toBe(403);
});

test('refuses every command without keys and gives the reason', async () => {
  const open = buildTestApp(database.db, undefined, { releaseKeys: new Map() });
  expect(await post(signedCommand(gallery, { action: 'list' }), open)).toMatchObject({
    status: 403,
    message: 'No keys of teams are configured, so no signed command is taken.',
  });
  await open.close();
});

test('a removed key blocks promotion, pin, and rollback of its releases', async () => {
  const before = buildTestInternalApp(database.db, { releaseKeys: keysOf(retired) });
  for (const version of ['1.0.0', '1.1.0'])
    await edgeOf(before).offer(signed(sampleRelease(version), retired));
  await before.close();
  await edge.offer(signed(sampleRelease('1.2.0'), gallery));
  const reason = randomUUID();
  for (const action of ['promote', 'pin', 'rollback'])
    expect(await send({ action, release: '1.1.0', reason })).toMatchObject({
      status: 409,
      message: '1.1.0 cannot be opened: 2025 is no key of gallery.',
    });
  expect(await send({ action: 'rollback', reason })).toMatchObject({
    status: 409,
    message: 'The release before, 1.1.0, cannot be opened: 2025 is no key of gallery.',
  });
  expect(await edge.labels()).toMatchObject({ live: '1.2.0' });
});
