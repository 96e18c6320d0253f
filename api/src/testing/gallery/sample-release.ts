import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { digestOf, readReleaseKeys, signedBytes } from '@gallery/shared/server/release-signature';

export function sampleRelease(version: string, more: Partial<Release> = {}): Release {
  const js = [{ file: 'static/app.js', link: 'app' }];
  return {
    remote: 'gallery',
    version,
    needsHost: 1,
    requires: {},
    entry: 'static/entry.js',
    exposes: { './app': { js, css: [] } },
    routes: { '/': { js, css: [] } },
    sha256: { 'static/entry.js': 'a'.repeat(43), 'static/app.js': 'b'.repeat(43) },
    ...more,
  };
}

export const digestOfRelease = (release: Release): string => digestOf(signedText(release));

export type TeamKey = { remote: RemoteName; name: string; privateKey: KeyObject; setting: string };

export function teamKey(remote: RemoteName, name = '2026'): TeamKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return { remote, name, privateKey, setting: `${remote}/${name}=${x}` };
}

export const testTeam = teamKey('gallery');

export function keysOf(...teams: TeamKey[]) {
  return readReleaseKeys(teams.map(({ setting }) => setting).join(' '));
}

export function signed(release: Release, { name, privateKey }: TeamKey): Release {
  return {
    ...release,
    signature: { key: name, value: signatureOf(signedBytes('release', signedText(release)), privateKey) },
  };
}

/** Base64url. */
export function signatureOf(bytes: Buffer, privateKey: KeyObject): string {
  return sign(null, bytes, privateKey).toString('base64url');
}

const testSite = 'https://gallery.example';

export function signedCommand(team: TeamKey, command: object) {
  const text = JSON.stringify({
    at: new Date().toISOString(),
    nonce: randomUUID(),
    remote: team.remote,
    site: testSite,
    ...command,
  });
  return {
    command: text,
    key: team.name,
    signature: signatureOf(signedBytes('command', text), team.privateKey),
  };
}
