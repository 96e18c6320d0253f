import { generateKeyPairSync, sign } from 'node:crypto';
import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { readReleaseKeys, signedBytes } from '@gallery/shared/server/release-signature';
import { setUpRemote } from '../testing/remote-server';
import { sampleDigest, sampleRegistry } from '../testing/sample-registry';

const remote = setUpRemote();
let answer: RegistryAnswer | undefined;

beforeEach(() => {
  answer = undefined;
});

const follow = (keys = '') => remote.edge(() => answer, readReleaseKeys(keys));

test('reports an upload with its text and opens it when the registry makes it live', async () => {
  const one = remote.publish('one');
  answer = sampleRegistry({ live: one });
  const edge = follow();
  await edge.poll();
  const two = remote.publish('two');
  await edge.poll();
  expect(edge.version()).toBe('one');
  expect(remote.told).toContainEqual({ remote: 'gallery', text: JSON.stringify(two) });
  answer = sampleRegistry({ live: two });
  await edge.poll();
  expect(edge.version()).toBe('two');
  expect(remote.closed).toEqual(['one']);
});

test('opens a candidate beside the live release and closes it after its withdrawal', async () => {
  const [one, two] = [remote.publish('one'), remote.publish('two')];
  answer = sampleRegistry({ live: one, canary: two, share: 5 });
  const edge = follow();
  await edge.poll();
  expect([edge.version(), edge.version(4.9), edge.version(5)]).toEqual(['one', 'two', 'one']);
  answer = sampleRegistry({ live: one });
  edge.update();
  expect(edge.version(0)).toBe('one');
  expect(remote.closed).toEqual(['two']);
});

test('a pin applies to all visitors, and the live release returns after it', async () => {
  const [one, two] = [remote.publish('one'), remote.publish('two')];
  answer = sampleRegistry({ live: two, pin: one });
  const edge = follow();
  await edge.poll();
  expect([edge.version(), edge.version(0)]).toEqual(['one', 'one']);
  answer = sampleRegistry({ live: two });
  edge.update();
  expect(edge.version()).toBe('two');
});

test('reports a release that it cannot open, keeps the one before, and retries', async () => {
  const [one, two] = [remote.publish('one'), remote.publish('two')];
  answer = sampleRegistry({ live: one });
  const edge = follow();
  remote.serve('/static/entry.two.js', 'tampered with');
  await edge.poll();
  answer = sampleRegistry({ live: two });
  await edge.poll();
  expect(edge.version()).toBe('one');
  const problem = 'static/entry.two.js is not the file that was released';
  expect(remote.told).toContainEqual({ edge: 'edge-of-tests', digest: sampleDigest(two), problem });
  remote.publish('two');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000);
  await edge.poll();
  expect(edge.version()).toBe('two');
  expect(remote.told).toContainEqual({ edge: 'edge-of-tests', digest: sampleDigest(two), problem: '' });
});

test('reports a refused release with the reason', async () => {
  const one = remote.publish('one', { needsHost: 99 });
  await follow().poll();
  expect(remote.told).toEqual([
    {
      remote: 'gallery',
      text: JSON.stringify(one),
      refused: expect.stringContaining('needs host contract 99'),
    },
  ]);
});

test('refuses a release with other bytes under a file name of the open one', async () => {
  const one = remote.publish('one');
  answer = sampleRegistry({ live: one });
  const edge = follow();
  await edge.poll();
  const changed = remote.publish('two');
  const entry = 'static/entry.one.js';
  const other = remote.publish('three', {
    sha256: { ...changed.sha256, [entry]: changed.sha256['static/entry.two.js'] ?? '' },
    entry,
    server: 'static/server.two.cjs',
  });
  remote.serve(`/${entry}`, 'entry two');
  answer = sampleRegistry({ live: other });
  await edge.poll();
  expect(edge.version()).toBe('one');
  expect(String(await edge.file(entry))).toBe('entry one');
});

test('does not open a text under the digest of another release', async () => {
  const [one, two] = [remote.publish('one'), remote.publish('two')];
  answer = sampleRegistry({ live: one });
  answer.releases = [{ remote: 'gallery', digest: sampleDigest(one), text: JSON.stringify(two) }];
  const edge = follow();
  await edge.poll();
  expect(edge.version()).toBeUndefined();
  expect(remote.lines.join()).toContain('its text is of another release');
});

describe('with keys', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keys = `gallery/2026=${publicKey.export({ format: 'jwk' }).x}`;
  const signedBy = (release: Release, key = '2026'): Release => {
    const value = sign(null, signedBytes('release', signedText(release)), privateKey).toString('base64url');
    return { ...release, signature: { key, value } };
  };

  test("opens a signed release while the remote's server serves something else", async () => {
    const one = signedBy(remote.publish('one'));
    answer = sampleRegistry({ live: one });
    remote.serve('/release.json', '<h1>Welcome to nginx</h1>');
    const edge = follow(keys);
    await edge.poll();
    expect(edge.version()).toBe('one');
  });

  test.each([
    ['without a signature', (release: Release) => release, 'it is not signed'],
    [
      'signed with an unknown key',
      (release: Release) => signedBy(release, '2020'),
      '2020 is no key of gallery',
    ],
    [
      'changed after it was signed',
      (release: Release) => ({ ...signedBy(release), version: '1.0.0-other' }),
      '2026 of gallery did not sign this',
    ],
  ])('refuses a release %s and keeps the last good one', async (_how, change, reason) => {
    remote.serve('/release.json', JSON.stringify(signedBy(remote.publish('one'))));
    const edge = follow(keys);
    await edge.poll();
    remote.serve('/release.json', JSON.stringify(change(remote.publish('two'))));
    await edge.poll();
    expect(edge.version()).toBe('one');
    expect(remote.told.at(-1)).toMatchObject({ refused: reason });
    expect(remote.opened).toHaveLength(1);
  });

  test('does not open an unsigned release of the registry', async () => {
    answer = sampleRegistry({ live: remote.publish('one') });
    const edge = follow(keys);
    await edge.poll();
    expect(edge.version()).toBeUndefined();
  });
});

test('keeps the last three releases and those of the registry on disk', async () => {
  const one = remote.publish('one');
  answer = sampleRegistry({ live: one });
  const edge = follow();
  await edge.poll();
  for (const version of ['two', 'three', 'four', 'five']) {
    remote.publish(version);
    await edge.poll();
  }
  remote.served.clear();
  const restarted = follow();
  await restarted.restore();
  await restarted.settled();
  expect(restarted.version()).toBe('one');
  expect(String(await restarted.file('static/entry.three.js'))).toBe('entry three');
  expect(await restarted.file('static/entry.two.js')).toBeUndefined();
});

test('stops reading a release.json at its size limit and does not report it', async () => {
  remote.serve('/release.json', 'x'.repeat(300 * 1024));
  await follow().poll();
  expect(remote.told).toEqual([]);
  expect(remote.lines.join()).toContain('bytes came');
});
