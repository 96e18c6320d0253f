import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { checkDeclared } from '@gallery/shared/releases/gates';
import type { Release } from '@gallery/shared/releases/release';
import { parseUnverified, validateRelease } from '@gallery/shared/releases/release.schema';
import { checkReleaseSignature, digestOf, type ReleaseKeys } from '@gallery/shared/server/release-signature';
import { satisfies } from 'semver';

export type NamedRelease = { release: Release; digest: string };
export type Checks = {
  name: string;
  keys: ReleaseKeys;
  provides: Record<string, string>;
  /** The digests of unsigned releases that this edge opened before their team had a key. They stay valid. */
  accepted?: ReadonlySet<string>;
};

/** Reads a release that its team has signed and that this edge can open. */
export function readRelease(text: string, checks: Checks): NamedRelease {
  const found = readSigned(text, checks);
  checkDeclared(found.release);
  checkFits(found.release, checks.provides);
  return found;
}

/** Verifies the signature before it looks at anything else. */
export function readSigned(text: string, { name, keys, accepted }: Omit<Checks, 'provides'>): NamedRelease {
  const { value, signed, signature } = parseUnverified(text);
  const isAccepted = !signature && accepted?.has(digestOf(signed));
  if (!isAccepted) checkReleaseSignature(keys, name, signed, signature);
  const release = validateRelease(value);
  if (release.remote !== name) throw new Error(`this is a release of ${release.remote}`);
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
