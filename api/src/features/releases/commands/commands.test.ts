import type { Release } from '@gallery/shared/releases/release';
import type { ReleaseStep } from '../../../db/steps';
import { digestOfRelease, sampleRelease } from '../../../testing/gallery/sample-release';
import { eventsOf, statesOf } from '../../../testing/releases/edge-of-tests';
import { setUpReleaseStaff } from '../../../testing/releases/set-up-releases';
import { failAt } from '../../../testing/setup/fail-at';

const { desk, command, deploy, deployWaiting } = setUpReleaseStaff();

test('staff start a canary, raise its share, and promote it', async () => {
  await deploy('1.1.0');
  await deployWaiting('1.2.0');
  const before = await desk.edge.registry();
  expect(await command('canary', { release: '1.2.0', steps: [5, 25, 100] })).toMatchObject({ status: 200 });
  const begun = (await desk.edge.registry()).remotes.gallery.canary;
  expect(begun?.share).toBe(5);
  expect(await command('canary', { release: '1.2.0', share: 50 })).toMatchObject({ status: 200 });
  const grown = await desk.edge.registry();
  expect(grown.remotes.gallery.canary).toEqual({ ...begun, share: 50 });
  expect(grown.revision).toBe(before.revision + 2);
  expect(await command('promote', { release: '1.2.0' })).toEqual({
    status: 200,
    message: 'gallery 1.2.0 is live for all.',
  });
  expect(await desk.edge.labels()).toEqual({ live: '1.2.0', canary: null, pin: null });
  expect(await statesOf(desk.db)).toEqual(['1.1.0 replaced', '1.2.0 live']);
});

test('staff roll back a bad release, and a new report does not restore it', async () => {
  await deploy('1.1.0', '1.2.0');
  expect(await command('rollback')).toMatchObject({ status: 200 });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.1.0' });
  expect(await statesOf(desk.db)).toEqual(['1.1.0 live', '1.2.0 withdrawn']);
  expect(await desk.edge.report(sampleRelease('1.2.0'))).toMatchObject({ state: 'withdrawn' });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.1.0' });
  expect(await command('canary', { release: '1.2.0', share: 5 })).toMatchObject({ status: 409 });
  expect(await command('pin', { release: '1.2.0' })).toMatchObject({ status: 409 });
  expect(await command('promote', { release: '1.2.0' })).toMatchObject({ status: 200 });
});

test('a rollback during a canary withdraws the canary only', async () => {
  await deploy('1.1.0');
  await deployWaiting('1.2.0');
  await command('canary', { release: '1.2.0', share: 5 });
  expect(await command('rollback')).toMatchObject({ status: 200 });
  expect(await statesOf(desk.db)).toEqual(['1.1.0 live', '1.2.0 withdrawn']);
});

test('staff pin all visitors to an older release and unpin them', async () => {
  await deploy('1.1.0', '1.2.0');
  expect(await command('pin', { release: '1.1.0' })).toMatchObject({ status: 200 });
  expect(await desk.edge.labels()).toEqual({ live: '1.2.0', canary: null, pin: '1.1.0' });
  await deploy('1.3.0');
  expect(await desk.edge.labels()).toMatchObject({ live: '1.2.0' });
  expect(await command('canary', { release: '1.3.0', share: 5 })).toMatchObject({ status: 409 });
  expect(await command('unpin')).toMatchObject({ status: 200 });
  expect(await command('unpin')).toMatchObject({ status: 409 });
});

test('names the withdrawn release in its answer', async () => {
  await deploy('1.1.0', '1.2.0');
  await deployWaiting('1.3.0');
  await command('canary', { release: '1.3.0', share: 5 });
  expect((await command('rollback')).message).toBe('gallery 1.3.0 was rolled back, and 1.2.0 is live.');
  expect((await command('rollback')).message).toBe('gallery 1.2.0 was rolled back, and 1.1.0 is live.');
});

test('distinguishes two releases of one version by their digests', async () => {
  const [first, second] = [sampleRelease('1.1.0'), sampleRelease('1.1.0', { renderTime: 2 })];
  await desk.edge.report(first);
  await desk.edge.report(second);
  const named = (release: Release) => `1.1.0 (${digestOfRelease(release).slice(0, 8)})`;
  expect((await command('rollback')).message).toBe(
    `gallery ${named(second)} was rolled back, and ${named(first)} is live.`,
  );
});

test('answers name the pinned release that visitors get', async () => {
  await deploy('1.1.0', '1.2.0', '1.3.0');
  await command('pin', { release: '1.1.0' });
  const pinned = 'but all visitors get 1.1.0 until it is unpinned.';
  expect((await command('promote', { release: '1.2.0' })).message).toBe(`gallery 1.2.0 is live, ${pinned}`);
  expect((await command('rollback')).message).toBe(
    `gallery 1.2.0 was rolled back, and 1.3.0 is live, ${pinned}`,
  );
});

test('finds a release by version, digest, or its prefix, within its own remote', async () => {
  await deploy('1.1.0', '1.2.0');
  const digest = digestOfRelease(sampleRelease('1.1.0'));
  expect(await command('pin', { release: digest.slice(0, 8) })).toMatchObject({ status: 200 });
  expect(await command('promote', { release: digest })).toMatchObject({ status: 200 });
  await desk.edge.report(sampleRelease('1.1.0', { renderTime: 1 }));
  expect((await command('promote', { release: '1.1.0' })).message).toBe(
    'gallery has several releases 1.1.0: name one by its digest.',
  );
  for (const release of [undefined, '', '9.9', digest.slice(0, 7), '%', '1.%', '_'.repeat(8)])
    expect(await command('promote', { release })).toMatchObject({ status: 422 });
  expect(await command('promote', { remote: 'customer', release: digest })).toMatchObject({ status: 422 });
});

const badShare = 'share must be a whole number of percent from 1 to 100';
const badSteps = 'steps must be growing shares, the first one below 100%';
const badAction = 'action must be promote, canary, rollback, pin or unpin';

test.each([
  ['canary without a share', 'canary', { release: '1.1.0' }, 422, 'A canary needs a share or steps.'],
  ['canary of the live release', 'canary', { release: '1.2.0', share: 5 }, 409, '1.2.0 is live already.'],
  ['canary of 101%', 'canary', { release: '1.1.0', share: 101 }, 422, badShare],
  ['canary of 2.5%', 'canary', { release: '1.1.0', share: 2.5 }, 422, badShare],
  ['canary with decreasing steps', 'canary', { release: '1.1.0', steps: [25, 5] }, 422, badSteps],
  ['promotion of the live release', 'promote', { release: '1.2.0' }, 409, '1.2.0 is live already.'],
  ['promotion without a reason', 'promote', { release: '1.1.0', reason: ' ' }, 422, 'A reason is required'],
  ['rollback of a remote without releases', 'rollback', { remote: 'admin' }, 409, 'No release is live.'],
  ['unknown action', 'delete', { release: '1.1.0' }, 422, badAction],
])('refuses %s with a message and changes nothing', async (_name, action, more, status, message) => {
  await deploy('1.1.0', '1.2.0');
  const before = [await desk.edge.registry(), await eventsOf(desk.db)];
  expect(await command(action, more)).toEqual({ status, message });
  expect([await desk.edge.registry(), await eventsOf(desk.db)]).toEqual(before);
});

test('accepts one of ten simultaneous promotions of one release', async () => {
  await deploy('1.1.0', '1.2.0');
  const { revision } = await desk.edge.registry();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => command('promote', { release: '1.1.0' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect((await desk.edge.registry()).revision).toBe(revision + 1);
});

test('states and layers agree after simultaneous promotions and rollbacks', async () => {
  await deploy('1.1.0', '1.2.0', '1.3.0');
  const mixed = Array.from({ length: 10 }, (_, n) =>
    n % 2 ? command('rollback') : command('promote', { release: n % 4 ? '1.1.0' : '1.2.0' }),
  );
  for (const { status } of await Promise.all(mixed)) expect([200, 409]).toContain(status);
  const states = await statesOf(desk.db);
  const { live } = await desk.edge.labels();
  expect(states.filter((one) => one.endsWith(' live'))).toEqual([`${live} live`]);
});

test.each<ReleaseStep>(['release promoted, layers still those before', 'layers changed, event not recorded'])(
  'a promotion that fails in the middle (%s) changes nothing and can be repeated',
  async (step) => {
    await deploy('1.1.0', '1.2.0');
    const before = [await desk.edge.registry(), await eventsOf(desk.db)];
    const failed = await failAt(step, () => command('promote', { release: '1.1.0' }));
    expect(failed).toMatchObject({ status: 500 });
    expect([await desk.edge.registry(), await eventsOf(desk.db)]).toEqual(before);
    expect(await command('promote', { release: '1.1.0' })).toMatchObject({ status: 200 });
  },
);
