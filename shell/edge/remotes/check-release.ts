import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import type { Release } from '@gallery/shared/releases/release';
import { satisfies } from 'semver';

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
