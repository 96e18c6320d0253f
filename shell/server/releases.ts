import { checkBytes, checkFits, clientFiles, parseRelease, type Release } from './release';
import type { ReleaseFiles, ReleaseStore } from './release-store';

export type Promoted = { release: Release; code: string | null };
type Options = {
  name: string;
  origin: string;
  provides: Record<string, string>;
  store: ReleaseStore;
  onRelease: (promoted: Promoted) => Promise<void>;
  log: (line: string) => void;
};

/** Follows one remote: promotes its good releases, keeps their files, and holds the last good one otherwise. */
export function followRemote({ name, origin, provides, store, onRelease, log }: Options) {
  let files: ReleaseFiles = new Map();
  let seen = '';
  let complaint = '';
  return { restore, poll, file };

  /** What an earlier run kept, the newest that is still whole. */
  async function restore(): Promise<void> {
    const kept = await store.read();
    files = kept.files;
    for (const release of kept.releases.reverse()) {
      try {
        checkFits(release, provides);
        for (const file of clientFiles(release))
          checkBytes(release, file, files.get(file) ?? Buffer.alloc(0));
        seen = JSON.stringify(release);
        return await onRelease({ release, code: serverCode(release, files) });
      } catch (error) {
        log(`${name}: a kept release is passed over: ${messageOf(error)}`);
      }
    }
  }

  /** Asks for a new release. One that does not fit or is not whole is not promoted. */
  async function poll(): Promise<void> {
    try {
      const release = parseRelease(String(await get('release.json')));
      const text = JSON.stringify(release);
      if (text === seen) return;
      checkFits(release, provides);
      const fresh = await fetchFiles(release);
      await store.keep(release, fresh);
      files = (await store.read()).files;
      await onRelease({ release, code: serverCode(release, fresh) });
      log(`${name}: release ${release.version} (${release.entry}) is open`);
      seen = text;
      complaint = '';
    } catch (error) {
      complain(messageOf(error));
    }
  }

  /** Every file a browser may ask for must be good; a bad bundle for the edge only costs the rendering. */
  async function fetchFiles(release: Release): Promise<ReleaseFiles> {
    const names = clientFiles(release);
    const bodies = await Promise.all(names.map((file) => verified(release, file)));
    const fresh: ReleaseFiles = new Map(names.map((file, index) => [file, bodies[index] ?? Buffer.alloc(0)]));
    if (release.server) {
      const body = await verified(release, release.server).catch((error) => complain(messageOf(error)));
      if (body) fresh.set(release.server, body);
    }
    return fresh;
  }

  function serverCode(release: Release, from: ReleaseFiles): string | null {
    const body = release.server ? from.get(release.server) : undefined;
    return body ? String(body) : null;
  }

  async function verified(release: Release, file: string) {
    const body = await get(file);
    checkBytes(release, file, body);
    return body;
  }

  /** Files of releases that this edge has not seen are asked of the remote's own server. */
  async function file(path: string): Promise<Buffer | undefined> {
    return files.get(path) ?? get(path).catch(() => undefined);
  }

  async function get(path: string) {
    const response = await fetch(new URL(path, `${origin}/`), {
      cache: 'no-store',
      signal: AbortSignal.timeout(2000),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Once per reason, not once per poll. */
  function complain(reason: string) {
    if (reason !== complaint) log(`${name}: the last good release stays: ${reason}`);
    complaint = reason;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
