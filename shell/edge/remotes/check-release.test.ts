import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { clientFiles, type Release } from '@gallery/shared/releases/release';
import { parseRelease } from '@gallery/shared/releases/release.schema';
import { checkBytes, checkFits } from './check-release';

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

describe('the gates before a release', () => {
  test('one that fits the host and what it provides passes', () => {
    expect(() => checkFits(release, { react: '19.3.4' })).not.toThrow();
  });

  test('one that requires a newer host contract is refused by name', () => {
    const newer = { ...release, needsHost: hostVersion + 1 };
    expect(() => checkFits(newer, { react: '19.3.1' })).toThrow(
      `needs host contract ${hostVersion + 1}, this is ${hostVersion}`,
    );
  });

  test('one that requires a shared module the host has not, or has in another version, is refused by name', () => {
    expect(() => checkFits(release, {})).toThrow('needs react ^19.3.1, this host has none');
    expect(() => checkFits(release, { react: '18.2.0' })).toThrow('this host has 18.2.0');
  });

  test('a file passes only with the bytes that were released', () => {
    expect(() => checkBytes(release, release.entry, body)).not.toThrow();
    expect(() => checkBytes(release, release.entry, Buffer.from('changed'))).toThrow(
      'is not the file that was released',
    );
    expect(() => checkBytes(release, 'static/unknown.js', body)).toThrow('is not the file that was released');
  });

  test('browsers are given all files but the bundle for the edge', () => {
    expect(clientFiles(release)).toEqual(['static/remoteEntry.js']);
  });

  test('one as the builds write it is read', () => {
    expect(parseRelease(JSON.stringify(release))).toEqual(release);
  });

  test.each([
    ['entry', '../entry.js'],
    ['server', 'static/../../server.cjs'],
    ['server', 'static/unhashed.cjs'],
    ['remote', 'gallery/../admin'],
    ['version', 'one\nedge: another line'],
    ['sha256', { 'static/remoteEntry.js': '0', '../../../../outside.txt': '0' }],
    ['exposes', { './app': { js: [{ file: 'static/"onload="', link: 'a' }], css: [] } }],
    ['exposes', { './app': { js: [], css: [{ file: 'static/remoteEntry.js', link: '"><script>' }] } }],
    ['routes', { '/': { js: [{ file: '../a.js', link: 'a' }], css: [] } }],
    ['routes', { 'https://elsewhere.example': { js: [], css: [] } }],
    ['requires', { react: ['^19'] }],
  ])('one whose %s is %j is refused', (field, value) => {
    expect(() => parseRelease(JSON.stringify({ ...release, [field]: value }))).toThrow();
  });

  test.each(['<html>', '{}', '[]', '{"entry":"static/a.js"}', 'null'])('%s is not a release', (text) => {
    expect(() => parseRelease(text)).toThrow();
  });
});
