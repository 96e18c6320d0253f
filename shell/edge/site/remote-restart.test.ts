import { generateKeyPairSync, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signedText } from '@gallery/shared/releases/release';
import { readReleaseKeys, signedBytes } from '@gallery/shared/server/release-signature';
import { setUpRemote } from '../testing/remote-server';

const remote = setUpRemote();

test('keeps an open unsigned release after its team gets a key, then requires signatures', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keys = readReleaseKeys(`gallery/2026=${publicKey.export({ format: 'jwk' }).x}`);
  remote.publish('one');
  await remote.edge().poll();
  const restarted = remote.edge(undefined, keys);
  await restarted.restore();
  await restarted.poll();
  expect(restarted.version()).toBe('one');
  expect(String(await restarted.file('static/entry.one.js'))).toBe('entry one');
  const next = remote.publish('two');
  await restarted.poll();
  expect(restarted.version()).toBe('one');
  expect(remote.lines.join()).toContain('it is not signed');
  const value = sign(null, signedBytes('release', signedText(next)), privateKey).toString('base64url');
  remote.serve('/release.json', JSON.stringify({ ...next, signature: { key: '2026', value } }));
  await restarted.poll();
  expect(restarted.version()).toBe('two');
});

test('restores the last three releases after a restart without the remote', async () => {
  for (const version of ['one', 'two', 'three', 'four']) {
    remote.publish(version);
    await remote.edge().poll();
  }
  remote.served.clear();
  remote.opened.length = 0;
  const restarted = remote.edge();
  await restarted.restore();
  await restarted.settled();
  expect(remote.opened.map(({ release, code }) => [release.version, code])).toEqual([
    ['1.0.0-four', 'bundle four'],
  ]);
  expect(String(await restarted.file('static/entry.two.js'))).toBe('entry two');
  expect(await restarted.file('static/entry.one.js')).toBeUndefined();
});

test('restores the release before one with a damaged file', async () => {
  for (const version of ['one', 'two']) {
    remote.publish(version);
    await remote.edge().poll();
  }
  await writeFile(path.join(remote.folder, 'gallery/static/entry.two.js'), 'damaged');
  remote.opened.length = 0;
  const restarted = remote.edge();
  await restarted.restore();
  await restarted.settled();
  expect(remote.opened.map(({ release }) => release.version)).toEqual(['1.0.0-one']);
});

test.each(['', '[', 'null', '["{}"]', '{"releases":[]}'])(
  'starts with the damaged release list %j, and the next poll opens the release',
  async (text) => {
    remote.publish('one');
    await remote.edge().poll();
    await writeFile(path.join(remote.folder, 'gallery/kept.json'), text);
    remote.opened.length = 0;
    const restarted = remote.edge();
    await restarted.restore();
    await restarted.settled();
    expect(remote.opened).toEqual([]);
    await restarted.poll();
    expect(remote.opened.map(({ code }) => code)).toEqual(['bundle one']);
  },
);

test('restores the intact release of two when the other is cut off', async () => {
  for (const version of ['one', 'two']) {
    remote.publish(version);
    await remote.edge().poll();
  }
  const list = path.join(remote.folder, 'gallery/kept.json');
  const [one = '', two = ''] = JSON.parse(await readFile(list, 'utf8'));
  await writeFile(list, JSON.stringify([one, two.slice(0, 100)]));
  remote.opened.length = 0;
  const restarted = remote.edge();
  await restarted.restore();
  await restarted.settled();
  expect(remote.opened.map(({ release }) => release.version)).toEqual(['1.0.0-one']);
});

test('never runs a bundle that was changed on disk and fetches it again', async () => {
  remote.publish('one');
  await remote.edge().poll();
  await writeFile(path.join(remote.folder, 'gallery/static/server.one.cjs'), 'changed on disk');
  remote.opened.length = 0;
  const restarted = remote.edge();
  await restarted.restore();
  await restarted.settled();
  await restarted.poll();
  expect(remote.opened.map(({ code }) => code)).toEqual(['bundle one']);
});
