import type { Release } from '@gallery/shared/releases/release';
import { isReleaseFile } from '@gallery/shared/releases/release.schema';
import { needsSignature } from '@gallery/shared/server/release-signature';
import { type Checks, checkBytes, readSigned } from './check-release';
import type { RemoteFiles } from './remote-files';

/** After this many requests for small files that are not on disk, the edge fetches all files again. */
const maxFetched = 50;
const largeBytes = 1024 * 1024;
/** The shortest time in milliseconds between two requests to the registry about unknown files. */
const readingMs = 1000;

type Options = {
  checks: Omit<Checks, 'provides'>;
  files: Pick<RemoteFiles, 'stored' | 'fetchFile' | 'storedTexts'>;
  registeredTexts: () => readonly string[];
  openReleases: () => readonly Release[];
  readRegistry: () => Promise<void>;
};

/** Serves files from disk or the remote's server. With a team's key, it forwards only bytes that a signed release names. */
export function createServedFiles({ checks, files, registeredTexts, openReleases, readRegistry }: Options) {
  let signed = new Map<string, Release | undefined>();
  const fetched = new Map<string, Promise<Buffer | undefined>>();
  let readAt = Number.NEGATIVE_INFINITY;
  return { file };

  async function file(path: string): Promise<Buffer | undefined> {
    if (!isReleaseFile(path)) return undefined;
    const stored = files.stored(path);
    if (stored) return stored;
    if (!needsSignature(checks.keys, checks.name)) return files.fetchFile(path).catch(() => undefined);
    const release = releaseWith(path) ?? (await releaseOfRegistry(path));
    return release && fetchOnce(release, path);
  }

  /** Another edge may have opened a release that this one does not know yet. */
  async function releaseOfRegistry(path: string): Promise<Release | undefined> {
    if (performance.now() - readAt < readingMs) return undefined;
    readAt = performance.now();
    await readRegistry();
    return releaseWith(path);
  }

  function releaseWith(path: string): Release | undefined {
    readTexts();
    const all = [...openReleases(), ...signed.values()];
    return all.find((release) => release && Object.hasOwn(release.sha256, path));
  }

  function readTexts(): void {
    const texts = new Set([...files.storedTexts(), ...registeredTexts()]);
    signed = new Map([...texts].map((text) => [text, signed.has(text) ? signed.get(text) : read(text)]));
  }

  function read(text: string): Release | undefined {
    try {
      return readSigned(text, checks).release;
    } catch {
      return undefined;
    }
  }

  function fetchOnce(release: Release, path: string): Promise<Buffer | undefined> {
    const name = `${path} ${release.sha256[path]}`;
    const known = fetched.get(name);
    if (known) return known;
    if (fetched.size >= maxFetched) fetched.clear();
    const body = fetchNamed(release, path).catch(() => undefined);
    fetched.set(name, body);
    void body.then((one) => {
      if (!one || one.length > largeBytes) fetched.delete(name);
    });
    return body;
  }

  async function fetchNamed(release: Release, path: string): Promise<Buffer> {
    const body = await files.fetchFile(path);
    checkBytes(release, path, body);
    return body;
  }
}
