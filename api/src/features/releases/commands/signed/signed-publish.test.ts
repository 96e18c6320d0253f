import { randomUUID } from 'node:crypto';
import { digestOfRelease, keysOf, sampleRelease, signed } from '../../../../testing/gallery/sample-release';
import { edgeOf, eventsOf } from '../../../../testing/releases/edge-of-tests';
import { setUpSignedCommands } from '../../../../testing/releases/set-up-signed-commands';
import { buildTestInternalApp } from '../../../../testing/server/internal-app';

const { desk, gallery, customer, retired, releaseKeys, post, send, textOf } = setUpSignedCommands();

test('a team publishes, starts a canary, rolls back, and lists events', async () => {
  expect(await send({ action: 'publish', text: textOf('1.1.0') })).toMatchObject({ status: 200 });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.1.0' });
  const tried = { action: 'publish', text: textOf('1.2.0'), share: 5 };
  expect(await send(tried)).toMatchObject({ status: 422, message: 'A reason is required' });
  expect(await send({ ...tried, reason: 'New words' })).toMatchObject({ status: 200 });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.1.0', canary: '1.2.0' });
  expect(await send({ action: 'rollback' })).toMatchObject({ status: 422, message: 'A reason is required' });
  expect(await send({ action: 'rollback', reason: 'It flickers' })).toMatchObject({ status: 200 });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.1.0', canary: null });
  expect((await send({ action: 'list' })).lines).toEqual([
    expect.stringMatching(/^1\.2\.0 {2}[0-9a-f]{8} {2}withdrawn {2}since /),
    expect.stringMatching(/^1\.1\.0 {2}[0-9a-f]{8} {2}live {2}since /),
  ]);
  const [last] = (await send({ action: 'why' })).lines;
  expect(last).toContain('Rolled back the canary of Gallery 1.2.0 at 5%, by gallery team: It flickers');
});

test('restores an old signed build only by a command with a reason', async () => {
  const [old, next] = [signed(sampleRelease('1.1.0'), gallery), signed(sampleRelease('1.2.0'), gallery)];
  for (const release of [old, next]) await desk.edge.report(release);
  expect(await desk.edge.report(old)).toMatchObject({ state: 'replaced' });
  expect(await send({ action: 'publish', text: JSON.stringify(old) })).toMatchObject({
    status: 200,
    message: 'gallery 1.1.0 is replaced by a newer one. Only promoting brings it back.',
  });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.2.0' });
  const promotion = { action: 'promote', release: '1.1.0', reason: 'The new one is slow' };
  expect(await send(promotion)).toMatchObject({ status: 200 });
  expect(await desk.edge.report(next)).toMatchObject({ state: 'replaced' });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.1.0' });
});

test('a publish answers that the release waits, and the list has an edge’s problem', async () => {
  const [light, heavy] = [{ '/': 100_000 }, { '/': 900_000 }].map((firstView) => ({ firstView }));
  const live = sampleRelease('1.1.0', light);
  await desk.edge.report(signed(live, gallery));
  const slow = JSON.stringify(signed(sampleRelease('1.2.0', heavy), gallery));
  expect((await send({ action: 'publish', text: slow })).message).toBe(
    'gallery 1.2.0 is a candidate. It waits until it is promoted or tried as a canary.',
  );
  await desk.edge.registry();
  const payload = { edge: 'edge-1', digest: digestOfRelease(live), problem: 'static/app.js answered 404' };
  await desk.internal.inject({ method: 'POST', url: '/registry/problems', payload });
  const [, line] = (await send({ action: 'list' })).lines;
  expect(line).toMatch(/^1\.1\.0 .+: an edge cannot open it: static\/app\.js answered 404$/);
});

test('an older waiting build does not replace a newer promoted one', async () => {
  const waiting = buildTestInternalApp(desk.db, { releaseKeys, autoPromote: false });
  const [older, newer] = [signed(sampleRelease('1.1.0'), gallery), signed(sampleRelease('1.2.0'), gallery)];
  for (const release of [older, newer]) await edgeOf(waiting).report(release);
  await waiting.close();
  await send({ action: 'promote', release: '1.2.0', reason: 'It is better' });
  expect(await desk.edge.report(older)).toMatchObject({ state: 'offered' });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.2.0' });
});

test('refuses a release that another team signed', async () => {
  const foreign = JSON.stringify(signed(sampleRelease('1.1.0'), { ...customer, name: gallery.name }));
  expect(await send({ action: 'publish', text: foreign })).toMatchObject({ status: 422 });
  expect(await send({ action: 'publish', text: JSON.stringify(sampleRelease('1.1.0')) })).toMatchObject({
    status: 422,
  });
  expect(await send({ action: 'publish', text: textOf('1.1.0') }, customer)).toMatchObject({ status: 422 });
  expect(await send({ action: 'publish' })).toMatchObject({ status: 422 });
  expect(await eventsOf(desk.db)).toEqual([]);
});

test('refuses a release text with half of a surrogate pair', async () => {
  const named = signed(sampleRelease('1.1.0', { requires: { react: '\ud800' } }), gallery);
  const text = JSON.stringify(named).replace('\\ud800', '\ud800');
  expect(await send({ action: 'publish', text })).toMatchObject({
    status: 422,
    message: 'text is not valid',
  });
  expect(await desk.edge.labels()).toMatchObject({ live: null });
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

test('the answer to a publish warns until an edge has found the release', async () => {
  await send({ action: 'publish', text: textOf('1.1.0') });
  const tried = { action: 'publish', text: textOf('1.2.0'), share: 5, reason: 'New words' };
  const begun = '5% of the visitors get gallery 1.2.0.';
  expect((await send(tried)).message).toMatch(`${begun} No edge can open it yet: none has found it on`);
  await desk.edge.report(signed(sampleRelease('1.3.0'), gallery));
  const found = { ...tried, text: textOf('1.3.0') };
  await send({ action: 'rollback', reason: 'It flickers' });
  expect((await send(found)).message).toBe('5% of the visitors get gallery 1.3.0.');
});

test('a removed key blocks promotion, pin, and rollback of its releases', async () => {
  const before = buildTestInternalApp(desk.db, { releaseKeys: keysOf(retired) });
  for (const version of ['1.0.0', '1.1.0'])
    await edgeOf(before).report(signed(sampleRelease(version), retired));
  await before.close();
  await desk.edge.report(signed(sampleRelease('1.2.0'), gallery));
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
  expect(await desk.edge.labels()).toMatchObject({ live: '1.2.0' });
});
