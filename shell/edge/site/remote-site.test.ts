import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Release } from '@gallery/shared/releases/release';
import { readReleaseKeys } from '@gallery/shared/server/release-signature';
import { openReleaseStore } from '../remotes/release-store';
import { setUpRemote } from '../testing/remote-server';

const remote = setUpRemote();

test('opens a complete release once, with its bundle for the edge', async () => {
  remote.publish('one');
  const edge = remote.edge();
  await edge.poll();
  await edge.poll();
  expect(remote.opened.map(({ release }) => release.version)).toEqual(['1.0.0-one']);
  expect(remote.opened[0]?.code).toBe('bundle one');
  expect(String(await edge.file('static/entry.one.js'))).toBe('entry one');
});

test('does not open a release with a changed file and logs it once', async () => {
  const edge = remote.edge();
  remote.publish('one');
  await edge.poll();
  remote.publish('two');
  remote.served.set('/static/entry.two.js', 'tampered with');
  await edge.poll();
  await edge.poll();
  expect(remote.opened.map(({ release }) => release.version)).toEqual(['1.0.0-one']);
  expect(
    remote.lines.filter((line) => line.includes('static/entry.two.js is not the file that was released')),
  ).toHaveLength(1);
});

test('does not follow a redirect of a remote’s server', async () => {
  const asked: string[] = [];
  const inside = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('what only this machine may read');
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const to = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/secret`;
  const edge = remote.edge();
  for (const address of ['/release.json', '/static/secret.js']) remote.redirect(address, to);
  await edge.poll();
  expect(await edge.file('static/secret.js')).toBeUndefined();
  expect(remote.lines.join()).toContain('release.json answered 302');
  expect(asked).toEqual([]);
  await new Promise((closed) => inside.close(closed).closeAllConnections());
});

test('fetches a late file again and then opens its release', async () => {
  const edge = remote.edge();
  remote.publish('one');
  remote.serve('/static/entry.one.js', undefined);
  await edge.poll();
  expect(remote.opened).toEqual([]);
  remote.serve('/static/entry.one.js', 'entry one');
  await edge.poll();
  expect(remote.opened.map(({ release }) => release.version)).toEqual(['1.0.0-one']);
});

test('does not open a release that needs a newer host contract', async () => {
  remote.publish('one', { needsHost: 99 });
  await remote.edge().poll();
  expect(remote.opened).toEqual([]);
  expect(remote.lines.join()).toContain('needs host contract 99');
});

test.each([
  ['is missing', undefined],
  ['has another hash', 'tampered with'],
])('serves browsers a release whose bundle for the edge %s', async (_how, body) => {
  remote.publish('one');
  remote.serve('/static/server.one.cjs', body);
  await remote.edge().poll();
  expect(remote.opened.map(({ code }) => code)).toEqual([null]);
});

test.each([
  ['is answered 404', undefined],
  ['is HTML', '<!doctype html><h1>Welcome to nginx</h1>'],
  ['is garbage', '\0{"\x07'],
])('keeps the last good release when release.json %s', async (_how, body) => {
  const edge = remote.edge();
  remote.publish('one');
  await edge.poll();
  remote.serve('/release.json', body);
  await edge.poll();
  expect(remote.opened.map(({ release }) => release.version)).toEqual(['1.0.0-one']);
  expect(remote.lines.at(-1)).toContain('the last good release stays');
  expect(String(await edge.file('static/entry.one.js'))).toBe('entry one');
});

test('opens unsigned releases of a team without a key while another team has one', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const keys = readReleaseKeys(`customer/2026=${publicKey.export({ format: 'jwk' }).x}`);
  remote.publish('one');
  const edge = remote.edge(undefined, keys);
  await edge.poll();
  expect(edge.version()).toBe('one');
});

test('fetches a missing bundle for the edge again and then uses it', async () => {
  remote.publish('one');
  remote.served.delete('/static/server.one.cjs');
  const edge = remote.edge();
  await edge.poll();
  remote.served.set('/static/server.one.cjs', 'bundle one');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000);
  await edge.poll();
  await edge.poll();
  expect(remote.opened.map(({ code }) => code)).toEqual([null, 'bundle one']);
  expect(remote.lines.filter((line) => line.includes('the edge has its bundle'))).toHaveLength(1);
});

test.each([
  '../../outside.txt',
  'static/../../outside.txt',
  '/outside.txt',
  'static\\..\\outside.txt',
  'static/..',
  'https://elsewhere.example/static/a.js',
])('does not open a release with the file name %s and writes nothing', async (name) => {
  remote.publish('one');
  const release: Release = JSON.parse(remote.served.get('/release.json') ?? '');
  const body = 'from outside';
  remote.served.set(new URL(name, 'http://remote.test/').pathname, body);
  const sha256 = { ...release.sha256, [name]: createHash('sha256').update(body).digest('hex') };
  remote.served.set('/release.json', JSON.stringify({ ...release, sha256 }));
  await remote.edge().poll();
  expect(remote.opened).toEqual([]);
  expect(await readdir(remote.folder, { recursive: true })).toEqual([]);
});

test('the store refuses a file outside its folder', async () => {
  const store = openReleaseStore(path.join(remote.folder, 'gallery'), () => undefined);
  remote.publish('one');
  const release: Release = JSON.parse(remote.served.get('/release.json') ?? '');
  const files = new Map([['../../outside.txt', Buffer.from('from outside')]]);
  await expect(store.save(release, files)).rejects.toThrow('is no file of a release');
  expect(await readdir(remote.folder, { recursive: true })).toEqual(['gallery', 'gallery/static']);
});

test('does not open a release of another remote', async () => {
  remote.publish('one', { remote: 'admin' });
  await remote.edge().poll();
  expect(remote.opened).toEqual([]);
  expect(remote.lines.join()).toContain('this is a release of admin');
});

test('serves nothing for a path that is not a file', async () => {
  remote.served.set('/', 'the start page of the remote');
  expect(await remote.edge().file('static/..')).toBeUndefined();
});
