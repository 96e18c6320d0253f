import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@gallery/shared/releases/release';
import { followRemote, type Promoted } from './follow-remote';
import { openReleaseStore } from './release-store';

/** A remote's server whose files the test changes as it likes. */
let served: Map<string, string>;
let server: Server;
let folder: string;
let promoted: Promoted[];
let lines: string[];

beforeEach(async () => {
  served = new Map();
  [promoted, lines] = [[], []];
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  server = createServer((request, response) => {
    const body = served.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(async () => {
  await new Promise((closed) => server.close(closed).closeAllConnections());
  await rm(folder, { recursive: true });
});

test('a whole release is promoted once, with its bundle for the edge', async () => {
  publish('one');
  const remote = follow();
  await remote.poll();
  await remote.poll();
  expect(promoted.map(({ release }) => release.version)).toEqual(['one']);
  expect(promoted[0]?.code).toBe('bundle one');
  expect(String(await remote.file('static/entry.one.js'))).toBe('entry one');
});

test('a release with a changed file is not promoted, and the log says why once', async () => {
  const remote = follow();
  publish('one');
  await remote.poll();
  publish('two');
  served.set('/static/entry.two.js', 'tampered with');
  await remote.poll();
  await remote.poll();
  expect(promoted.map(({ release }) => release.version)).toEqual(['one']);
  expect(
    lines.filter((line) => line.includes('static/entry.two.js is not the file that was released')),
  ).toHaveLength(1);
});

test('a release that asks for a newer host contract is not promoted', async () => {
  publish('one', { needsHost: 99 });
  await follow().poll();
  expect(promoted).toEqual([]);
  expect(lines.join()).toContain('needs host contract 99');
});

test.each([
  ['is missing', undefined],
  ['has another hash', 'tampered with'],
])('a release whose bundle for the edge %s still serves browsers', async (_how, body) => {
  publish('one');
  serve('/static/server.one.cjs', body);
  await follow().poll();
  expect(promoted.map(({ code }) => code)).toEqual([null]);
});

test.each([
  ['is answered 404', undefined],
  ['is HTML', '<!doctype html><h1>Welcome to nginx</h1>'],
  ['is garbage', '\0{"\x07'],
])('a release.json that %s is not promoted: the last good release stays', async (_how, body) => {
  const remote = follow();
  publish('one');
  await remote.poll();
  serve('/release.json', body);
  await remote.poll();
  expect(promoted.map(({ release }) => release.version)).toEqual(['one']);
  expect(lines.at(-1)).toContain('the last good release stays');
  expect(String(await remote.file('static/entry.one.js'))).toBe('entry one');
});

/** Nothing is served there without a body. */
function serve(address: string, body: string | undefined) {
  if (body === undefined) served.delete(address);
  else served.set(address, body);
}

test('the last three releases outlive the remote and a restart of the edge; older ones go', async () => {
  for (const version of ['one', 'two', 'three', 'four']) {
    publish(version);
    await follow().poll();
  }
  served.clear();
  promoted = [];
  const restarted = follow();
  await restarted.restore();
  expect(promoted.map(({ release, code }) => [release.version, code])).toEqual([['four', 'bundle four']]);
  expect(String(await restarted.file('static/entry.two.js'))).toBe('entry two');
  expect(await restarted.file('static/entry.one.js')).toBeUndefined();
});

test('a saved release whose file was damaged on disk is passed over for the one before', async () => {
  for (const version of ['one', 'two']) {
    publish(version);
    await follow().poll();
  }
  await writeFile(path.join(folder, 'gallery/static/entry.two.js'), 'damaged');
  promoted = [];
  await follow().restore();
  expect(promoted.map(({ release }) => release.version)).toEqual(['one']);
});

test.each(['', '[', 'null', '["{}"]', '{"releases":[]}'])(
  'the list of releases on disk reads %j: the edge starts, and the next poll opens the release again',
  async (text) => {
    publish('one');
    await follow().poll();
    await writeFile(path.join(folder, 'gallery/kept.json'), text);
    promoted = [];
    const restarted = follow();
    await restarted.restore();
    expect(promoted).toEqual([]);
    await restarted.poll();
    expect(promoted.map(({ code }) => code)).toEqual(['bundle one']);
  },
);

test('one of the releases on disk is cut: the other one opens', async () => {
  for (const version of ['one', 'two']) {
    publish(version);
    await follow().poll();
  }
  const list = path.join(folder, 'gallery/kept.json');
  const [one = '', two = ''] = JSON.parse(await readFile(list, 'utf8'));
  await writeFile(list, JSON.stringify([one, two.slice(0, 100)]));
  promoted = [];
  await follow().restore();
  expect(promoted.map(({ release }) => release.version)).toEqual(['one']);
});

test('a bundle for the edge that was changed on disk is never run, and fetched again', async () => {
  publish('one');
  await follow().poll();
  await writeFile(path.join(folder, 'gallery/static/server.one.cjs'), 'changed on disk');
  promoted = [];
  const restarted = follow();
  await restarted.restore();
  await restarted.poll();
  expect(promoted.map(({ code }) => code)).toEqual([null, 'bundle one']);
});

test('a bundle for the edge that did not come is fetched again, and its pages are rendered then', async () => {
  publish('one');
  served.delete('/static/server.one.cjs');
  const remote = follow();
  await remote.poll();
  served.set('/static/server.one.cjs', 'bundle one');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000);
  await remote.poll();
  await remote.poll();
  expect(promoted.map(({ code }) => code)).toEqual([null, 'bundle one']);
  expect(lines.filter((line) => line.includes('its bundle for the edge came'))).toHaveLength(1);
});

test.each([
  '../../outside.txt',
  'static/../../outside.txt',
  '/outside.txt',
  'static\\..\\outside.txt',
  'static/..',
  'https://elsewhere.example/static/a.js',
])('a release that names the file %s is not opened, and nothing is written', async (name) => {
  publish('one');
  const release: Release = JSON.parse(served.get('/release.json') ?? '');
  const body = 'from outside';
  served.set(new URL(name, 'http://remote.test/').pathname, body);
  const sha256 = { ...release.sha256, [name]: createHash('sha256').update(body).digest('hex') };
  served.set('/release.json', JSON.stringify({ ...release, sha256 }));
  await follow().poll();
  expect(promoted).toEqual([]);
  expect(await readdir(folder, { recursive: true })).toEqual([]);
});

test('the store refuses a file outside of its folder, whoever hands it in', async () => {
  const store = openReleaseStore(path.join(folder, 'gallery'), () => undefined);
  publish('one');
  const release: Release = JSON.parse(served.get('/release.json') ?? '');
  const files = new Map([['../../outside.txt', Buffer.from('from outside')]]);
  await expect(store.save(release, files)).rejects.toThrow('is no file of a release');
  expect(await readdir(folder, { recursive: true })).toEqual(['gallery', 'gallery/static']);
});

test('a release of another remote is not opened, since its name stands in the addresses of its files', async () => {
  publish('one', { remote: 'admin' });
  await follow().poll();
  expect(promoted).toEqual([]);
  expect(lines.join()).toContain('this is a release of admin');
});

test('a browser that asks for something else than a file gets nothing from the remote', async () => {
  served.set('/', 'the start page of the remote');
  expect(await follow().file('static/..')).toBeUndefined();
});

function follow() {
  const { port } = server.address() as AddressInfo;
  return followRemote({
    name: 'gallery',
    origin: `http://127.0.0.1:${port}`,
    provides: { react: '19.3.1' },
    store: openReleaseStore(path.join(folder, 'gallery'), (line) => lines.push(line)),
    onRelease: async (release) => void promoted.push(release),
    log: (line) => lines.push(line),
  });
}

function publish(version: string, changes: Partial<Release> = {}) {
  const files = {
    [`static/entry.${version}.js`]: `entry ${version}`,
    [`static/server.${version}.cjs`]: `bundle ${version}`,
  };
  for (const [file, body] of Object.entries(files)) served.set(`/${file}`, body);
  const hashes = Object.entries(files).map(([file, body]) => [
    file,
    createHash('sha256').update(body).digest('hex'),
  ]);
  const release: Release = {
    remote: 'gallery',
    version,
    needsHost: 1,
    requires: { react: '^19.0.0' },
    entry: `static/entry.${version}.js`,
    exposes: { './app': { js: [], css: [] } },
    routes: {},
    server: `static/server.${version}.cjs`,
    sha256: Object.fromEntries(hashes),
    ...changes,
  };
  served.set('/release.json', JSON.stringify(release));
}
