import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { checkDeclared } from '@gallery/shared/releases/gates';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { parseRelease } from '@gallery/shared/releases/release.schema';
import { checkSignature, digestOf, type ReleaseKeys } from '@gallery/shared/server/release-signature';
import { satisfies } from 'semver';

export type NamedRelease = { release: Release; digest: string };
export type Checks = { name: string; keys: ReleaseKeys; provides: Record<string, string> };

/** Who signed it is asked before what it needs. */
export function readRelease(text: string, { name, keys, provides }: Checks): NamedRelease {
  const release = parseRelease(text);
  const signed = signedText(release);
  checkSignature(keys, name, signed, release.signature);
  if (release.remote !== name) throw new Error(`this is a release of ${release.remote}`);
  checkDeclared(release);
  checkFits(release, provides);
  return { release, digest: digestOf(signed) };
}

export function checkFits(release: Release, provides: Record<string, string>): void {
  if (!(release.needsHost <= hostVersion)) {
    throw new Error(
      `release ${release.version} needs host contract ${release.needsHost}, this is ${hostVersion}`,
    );
  }
  for (const [name, range] of Object.entries(release.requires ?? {})) {
    const provided = provides[name];
    if (!provided || !satisfies(provided, range)) {
      throw new Error(
        `release ${release.version} needs ${name} ${range}, this host has ${provided ?? 'none'}`,
      );
    }
  }
}

export function checkBytes(release: Release, file: string, body: Buffer): void {
  if (!isReleased(release, file, body)) throw new Error(`${file} is not the file that was released`);
}

export function isReleased(release: Release, file: string, body: Buffer): boolean {
  return createHash('sha256').update(body).digest('hex') === release.sha256[file];
}
