import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { satisfies } from 'semver';
import { assertRelease } from './release.schema';

/** `link`: the name under which the remote's runtime looks for a file that is already there. */
export type LinkedFile = { file: string; link: string };
export type ViewFiles = { js: LinkedFile[]; css: LinkedFile[] };
/** `query`: the names in a page's query that change what it shows; `calls`: whether it asks the API. */
export type Route = ViewFiles & { query?: string[]; calls?: boolean };

/** What a remote's build says of itself in release.json, its only mutable file. */
export type Release = {
  remote: string;
  version: string;
  needsHost: number;
  /** The shared modules it asks of its host, by version range. */
  requires: Record<string, string>;
  entry: string;
  exposes: { './app': ViewFiles };
  /** What a page needs besides the app itself, by route pattern. */
  routes: Record<string, Route>;
  /** The bundle for the edge; a remote that is only drawn in the browser has none. */
  server?: string;
  sha256: Record<string, string>;
};

/** Reads release.json; throws an error that says why it cannot be one. */
export function parseRelease(text: string): Release {
  const release: unknown = JSON.parse(text);
  assertRelease(release);
  return release;
}

/** The first gate: throws unless the release fits this host and what it provides. */
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

/** The second gate: throws unless the bytes are those that were released. */
export function checkBytes(release: Release, file: string, body: Buffer): void {
  if (!isReleased(release, file, body)) throw new Error(`${file} is not the file that was released`);
}

/** Whether `body` is what `release` has under the name `file`. */
export function isReleased(release: Release, file: string, body: Buffer): boolean {
  return createHash('sha256').update(body).digest('hex') === release.sha256[file];
}

/** The files that browsers ask for. */
export function clientFiles(release: Release): string[] {
  return Object.keys(release.sha256).filter((file) => file !== release.server);
}
