import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Release, signedText } from '../releases/release';
import {
  checkReleaseSignature,
  digestOf,
  readReleaseKeys,
  signedBytes,
  verifySignature,
} from './release-signature';

const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-signature-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function command(...words: string[]): string {
  const program = path.join(__dirname, '../../scripts/release.mjs');
  return execFileSync(process.execPath, [program, ...words], { env: { INIT_CWD: folder }, encoding: 'utf8' });
}
const entryOf = (remote: string, name: string) =>
  command('keygen', remote, name).match(/^RELEASE_KEYS=(.+)$/m)?.[1] ?? '';

const unsigned: Release = {
  remote: 'gallery',
  version: '1.2.0',
  needsHost: 2,
  requires: { react: '^19.3.1' },
  entry: 'static/remoteEntry.js',
  exposes: { './app': { js: [], css: [] } },
  routes: { '/art-page/:id': { js: [], css: [], query: ['sent'] } },
  sha256: {},
};
const file = path.join(folder, 'release.json');
let keys: ReturnType<typeof readReleaseKeys>;
let signed: Release;

beforeAll(() => {
  const entries = [entryOf('gallery', '2026'), entryOf('gallery', '2027'), entryOf('admin', '2026')];
  keys = readReleaseKeys(entries.join(', '));
  writeFileSync(file, JSON.stringify(unsigned, null, 2));
  command('sign', '.', '--key', 'gallery-2026.key.json');
  signed = JSON.parse(readFileSync(file, 'utf8')) as Release;
});
const check = (release: Release, remote = 'gallery') =>
  checkReleaseSignature(keys, remote, signedText(release), release.signature);

test('checks exactly what the release command signs and keeps the digest', () => {
  expect(() => check(signed)).not.toThrow();
  expect(digestOf(signedText(signed))).toBe(digestOf(signedText(unsigned)));
});

test('refuses a release that is unsigned, changed, or signed with another key', () => {
  const { key = '', value = '' } = signed.signature ?? {};
  expect(() => check(unsigned)).toThrow('it is not signed');
  expect(() => check({ ...signed, signature: { key: '2025', value } })).toThrow('2025 is no key of gallery');
  expect(() => check({ ...signed, signature: { key: '2027', value } })).toThrow(
    '2027 of gallery did not sign this',
  );
  expect(() => check(signed, 'admin')).toThrow('2026 of admin did not sign this');
  expect(() => check({ ...signed, version: '1.2.1' })).toThrow('did not sign this');
  const changed = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
  expect(() => check({ ...signed, signature: { key, value: changed } })).toThrow('did not sign');
  expect(() => check({ ...signed, signature: { key: 'constructor', value } })).toThrow('is no key');
});

test('requires no signature from a team without a key while another team has one', () => {
  expect(() => check({ ...unsigned, remote: 'customer' }, 'customer')).not.toThrow();
  expect(() => check(signed, 'customer')).not.toThrow();
});

test('rejects a signature of a team without a key', () => {
  expect(() =>
    verifySignature(keys, 'customer', { kind: 'release', text: 'text' }, { key: '2026', value: 'A' }),
  ).toThrow('2026 is no key of customer');
});

test('rejects a release signature for a command and a command signature for a release', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const own = readReleaseKeys(`gallery/own=${publicKey.export({ format: 'jwk' }).x}`);
  const isValid = (kind: 'release' | 'command', bytes: Buffer) => {
    try {
      const signature = { key: 'own', value: sign(null, bytes, privateKey).toString('base64url') };
      verifySignature(own, 'gallery', { kind, text: '{}' }, signature);
      return true;
    } catch {
      return false;
    }
  };
  expect(isValid('release', signedBytes('release', '{}'))).toBe(true);
  expect(isValid('command', signedBytes('command', '{}'))).toBe(true);
  expect(isValid('release', signedBytes('command', '{}'))).toBe(false);
  expect(isValid('command', signedBytes('release', '{}'))).toBe(false);
  expect(isValid('release', Buffer.from('{}'))).toBe(true);
  expect(isValid('command', Buffer.from('{}'))).toBe(false);
});

test('checks nothing without keys and refuses to start with an invalid key', () => {
  expect(() => checkReleaseSignature(readReleaseKeys(' '), 'gallery', 'text')).not.toThrow();
  expect(() => readReleaseKeys('gallery/2026=short')).toThrow('"gallery/2026=short" is no key of a remote');
  expect(() => readReleaseKeys('2026=x')).toThrow('RELEASE_KEYS: "2026=x"');
});
