import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { clientFiles, type Release, signedText } from '@gallery/shared/releases/release';
import { parseRelease } from '@gallery/shared/releases/release.schema';
import { readReleaseKeys, signedBytes } from '@gallery/shared/server/release-signature';
import { checkBytes, checkFits, readRelease } from './check-release';

const body = Buffer.from('export {}');
const release: Release = {
  remote: 'gallery',
  version: '1.2.0',
  needsHost: 1,
  requires: { react: '^19.3.1' },
  entry: 'static/remoteEntry.js',
  exposes: { './app': { js: [], css: [] } },
  routes: {},
  server: 'static/server.cjs',
  sha256: {
    'static/remoteEntry.js': createHash('sha256').update(body).digest('hex'),
    'static/server.cjs': '0',
  },
};

describe('a release check', () => {
  test('accepts a release that fits the host', () => {
    expect(() => checkFits(release, { react: '19.3.4' })).not.toThrow();
  });

  test('refuses a release that needs a newer host contract and names it', () => {
    const newer = { ...release, needsHost: hostVersion + 1 };
    expect(() => checkFits(newer, { react: '19.3.1' })).toThrow(
      `needs host contract ${hostVersion + 1}, this is ${hostVersion}`,
    );
  });

  test('refuses a release that needs a missing or another shared module and names it', () => {
    expect(() => checkFits(release, {})).toThrow('needs react ^19.3.1, this host has none');
    expect(() => checkFits(release, { react: '18.2.0' })).toThrow('this host has 18.2.0');
  });

  test('accepts a file only with the released bytes', () => {
    expect(() => checkBytes(release, release.entry, body)).not.toThrow();
    expect(() => checkBytes(release, release.entry, Buffer.from('changed'))).toThrow(
      'is not the file that was released',
    );
    expect(() => checkBytes(release, 'static/unknown.js', body)).toThrow('is not the file that was released');
  });

  test('gives browsers all files except the bundle for the edge', () => {
    expect(clientFiles(release)).toEqual(['static/remoteEntry.js']);
  });

  test('reads a release as the builds write it', () => {
    for (const version of ['1.2.0', '1.4.0-rc.1', '1.4.0-rc.1+build.7', '10.20.30'])
      expect(parseRelease(JSON.stringify({ ...release, version }))).toEqual({ ...release, version });
  });

  test.each([
    ['entry', '../entry.js'],
    ['server', 'static/../../server.cjs'],
    ['server', 'static/unhashed.cjs'],
    ['remote', 'gallery/../admin'],
    ['version', '1.4.0\nedge: another line'],
    ['version', '1.4'],
    ['version', 'v1.4.0'],
    ['version', '1.04.0'],
    ['version', '1.4.0-'],
    ['version', 'latest'],
    ['version', `1.4.0-${'a'.repeat(100)}`],
    ['sha256', { 'static/remoteEntry.js': '0', '../../../../outside.txt': '0' }],
    ['exposes', { './app': { js: [{ file: 'static/"onload="', link: 'a' }], css: [] } }],
    ['exposes', { './app': { js: [], css: [{ file: 'static/remoteEntry.js', link: '"><script>' }] } }],
    ['routes', { '/': { js: [{ file: '../a.js', link: 'a' }], css: [] } }],
    ['routes', { 'https://elsewhere.example': { js: [], css: [] } }],
    ['requires', { react: ['^19'] }],
  ])('refuses a release whose %s is %j', (field, value) => {
    expect(() => parseRelease(JSON.stringify({ ...release, [field]: value }))).toThrow();
  });

  test.each(['<html>', '{}', '[]', '{"entry":"static/a.js"}', 'null'])('rejects %s as a release', (text) => {
    expect(() => parseRelease(text)).toThrow();
  });
});

const tableOf = (entries: number, name: (at: number) => string, value: unknown) =>
  Object.fromEntries(Array.from({ length: entries }, (_, at) => [name(at), value]));
const view = { js: [], css: [] };
const fileAt = (at: number) => `static/f${at}.js`;
const linksOf = (entries: number) => Array(entries).fill({ file: release.entry, link: 'a' });
const ofScripts = (entries: number) => ({ ...view, js: linksOf(entries) });
const ofNames = (entries: number) => ({ ...view, query: Array(entries).fill('page') });

describe('a release above any real size', () => {
  test.each([
    ['500 routes', { routes: tableOf(500, (at) => `/${at}`, view) }],
    ['2,000 files', { sha256: { ...release.sha256, ...tableOf(1998, fileAt, 'ab') } }],
    ['50 needs', { requires: tableOf(50, (at) => `module-${at}`, '*') }],
    ['999 scripts in three views', { routes: tableOf(3, (at) => `/${at}`, ofScripts(333)) }],
    ['500 scripts in a view', { exposes: { './app': { js: linksOf(500), css: [] } } }],
  ])('passes with %s', (_what, change) => {
    expect(parseRelease(JSON.stringify({ ...release, ...change }))).toBeDefined();
  });

  test.each([
    ['501 routes', { routes: tableOf(501, (at) => `/${at}`, 'of nothing') }, 'more than 500 entries'],
    ['2,001 files', { sha256: tableOf(2001, fileAt, 7) }, 'more than 2000 entries'],
    ['51 needs', { requires: tableOf(51, (at) => `module-${at}`, 7) }, 'more than 50 entries'],
    ['501 sizes', { firstView: tableOf(501, (at) => `/${at}`, 'x') }, 'more than 500 entries'],
    ['501 scripts in a view', { exposes: { './app': { js: linksOf(501), css: [] } } }, '500 items'],
    ['1,002 scripts in three views', { routes: tableOf(3, (at) => `/${at}`, ofScripts(334)) }, '1000 links'],
    ['1,002 names of queries', { routes: tableOf(167, (at) => `/${at}`, ofNames(6)) }, '1000 links'],
    ['51 names of a query', { routes: { '/': { ...view, query: Array(51).fill('page') } } }, '50 items'],
  ])('is refused with %s before its entries are validated', (_what, change, reason) => {
    expect(() => parseRelease(JSON.stringify({ ...release, ...change }))).toThrow(reason);
  });
});

describe('with keys, the signature check comes first', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keys = readReleaseKeys(`gallery/2026=${publicKey.export({ format: 'jwk' }).x}`);
  const read = (value: unknown) =>
    readRelease(JSON.stringify(value), { name: 'gallery', keys, provides: { react: '19.3.1' } });
  const broken = { ...release, routes: tableOf(5000, (at) => `/${at}`, 'of nothing') };

  test('refuses an unsigned release before any other check', () => {
    expect(() => read(broken)).toThrow('it is not signed');
    expect(() => read({ anything: { at: 'all' } })).toThrow('it is not signed');
    const signature = { key: '2026', value: 'A'.repeat(86) };
    expect(() => read({ ...broken, signature })).toThrow('2026 of gallery did not sign this');
  });

  test('validates a signed release', () => {
    const signed = (value: Release) => ({
      ...value,
      signature: {
        key: '2026',
        value: sign(null, signedBytes('release', signedText(value)), privateKey).toString('base64url'),
      },
    });
    expect(read(signed(release)).release.version).toBe('1.2.0');
    expect(() => read(signed({ ...release, entry: '../entry.js' }))).toThrow('entry must match');
  });

  test.each([
    null,
    [],
    'x',
    7,
    {},
    { key: '2026' },
    { key: '2026\nedge: another line', value: 'A'.repeat(86) },
    { key: { toString: 1 }, value: 'A'.repeat(86) },
    { key: '2026', value: 'A'.repeat(1000) },
    { key: '__proto__', value: 'A'.repeat(86) },
  ])('rejects the signature %j', (signature) => {
    expect(() => read({ ...release, signature })).toThrow();
  });

  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  test.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"a"'],
    ['a list of lists of lists', deep],
    ['an object of lists of lists', `{"routes":${deep}}`],
  ])('rejects %s as a release', (_what, text) => {
    expect(() => readRelease(text, { name: 'gallery', keys, provides: {} })).toThrow();
  });
});
