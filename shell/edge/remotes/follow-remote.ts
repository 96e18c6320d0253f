import { clientFiles, type Release } from '@gallery/shared/releases/release';
import { isReleaseFile, parseRelease } from '@gallery/shared/releases/release.schema';
import { errorMessage } from '../error-message';
import { createBackoff } from './backoff';
import { checkBytes, checkFits } from './check-release';
import type { ReleaseFiles, ReleaseStore } from './release-store';

/** Milliseconds for a request. */
const timeouts = { release: 2000, file: 10_000 };
/** Milliseconds until a failed bundle is requested again. */
const bundleRetry = { first: 2000, max: 60_000 };

export type Promoted = { release: Release; code: string | null };
type Options = {
  name: string;
  origin: string;
  provides: Record<string, string>;
  store: ReleaseStore;
  onRelease: (promoted: Promoted) => Promise<void>;
  log: (line: string) => void;
};

export function followRemote({ name, origin, provides, store, onRelease, log }: Options) {
  let files: ReleaseFiles = new Map();
  let open: { text: string; lacksBundle: boolean } | undefined;
  let lastReason = '';
  const backoff = createBackoff(bundleRetry);
  let bundleRetryAt = 0;
  return { restore, poll, file };

  async function restore(): Promise<void> {
    const stored = await store.read();
    files = stored.files;
    for (const release of stored.releases.reverse()) {
      try {
        check(release);
        for (const file of clientFiles(release))
          checkBytes(release, file, files.get(file) ?? Buffer.alloc(0));
        return await openRelease(release);
      } catch (error) {
        log(`${name}: a kept release is passed over: ${errorMessage(error)}`);
      }
    }
  }

  async function poll(): Promise<void> {
    try {
      const release = parseRelease(String(await get('release.json', timeouts.release)));
      if (JSON.stringify(release) !== open?.text) await fetchRelease(release);
      else if (open.lacksBundle && Date.now() >= bundleRetryAt) await fetchBundle(release);
    } catch (error) {
      logOnce(`the last good release stays: ${errorMessage(error)}`);
    }
  }

  function check(release: Release) {
    if (release.remote !== name) throw new Error(`this is a release of ${release.remote}`);
    checkFits(release, provides);
  }

  /** Every browser file must be good; a bad bundle for the edge only costs the rendering. */
  async function fetchRelease(release: Release): Promise<void> {
    check(release);
    const names = clientFiles(release);
    const bodies = await Promise.all(names.map((file) => verified(release, file)));
    await store.save(release, new Map(names.map((file, index) => [file, bodies[index] ?? Buffer.alloc(0)])));
    backoff.reset();
    lastReason = '';
    if (release.server) await fetchBundle(release);
    else await openRelease(release);
    log(`${name}: release ${release.version} (${release.entry}) is open`);
  }

  async function fetchBundle(release: Release): Promise<void> {
    const { server = '' } = release;
    const body = await verified(release, server).catch((error: unknown) => {
      bundleRetryAt = Date.now() + backoff.next();
      logOnce(`release ${release.version} is open without its bundle for the edge: ${errorMessage(error)}`);
    });
    const isOpen = JSON.stringify(release) === open?.text;
    if (body) await store.save(release, new Map([[server, body]]));
    if (body || !isOpen) await openRelease(release);
    if (body && isOpen) log(`${name}: its bundle for the edge came`);
  }

  async function openRelease(release: Release): Promise<void> {
    files = (await store.read()).files;
    const bundle = release.server ? files.get(release.server) : undefined;
    await onRelease({ release, code: bundle ? String(bundle) : null });
    open = { text: JSON.stringify(release), lacksBundle: Boolean(release.server && !bundle) };
  }

  async function verified(release: Release, file: string) {
    const body = await get(file, timeouts.file);
    checkBytes(release, file, body);
    return body;
  }

  /** Files of releases that this edge never saw come from the remote's own server. */
  async function file(path: string): Promise<Buffer | undefined> {
    if (!isReleaseFile(path)) return undefined;
    return files.get(path) ?? get(path, timeouts.release).catch(() => undefined);
  }

  async function get(path: string, limit: number) {
    const signal = AbortSignal.timeout(limit);
    const response = await fetch(new URL(path, `${origin}/`), { cache: 'no-store', signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  function logOnce(reason: string) {
    if (reason !== lastReason) log(`${name}: ${reason}`);
    lastReason = reason;
  }
}
