import { maxReleaseBytes } from '@gallery/shared/contract/releases/releases';
import { clientFiles, type Release } from '@gallery/shared/releases/release';
import { createByteBudget, readBounded } from '../read-bounded';
import { checkBytes, isReleased } from './check-release';
import type { ReleaseFiles, ReleaseStore } from './release-store';

const timeouts = { release: 2000, file: 10_000 };
const maxFileBytes = 64 * 1024 * 1024;
const maxBytesAtOnce = 2 * maxFileBytes;

export type RemoteFiles = ReturnType<typeof createRemoteFiles>;

/** Reads the files of a remote from disk, or else from the remote's own server. */
export function createRemoteFiles(origin: string, store: ReleaseStore) {
  let files: ReleaseFiles = new Map();
  let texts = new Set<string>();
  const budget = createByteBudget(maxBytesAtOnce);
  return {
    restore,
    releaseText,
    fetchClient,
    fetchBundle,
    bundleOf,
    isComplete,
    fetchFile,
    stored: (file: string) => files.get(file),
    storedTexts: (): Iterable<string> => texts,
  };

  /** Returns the stored releases, newest first. */
  async function restore(): Promise<Release[]> {
    return (await readStore()).reverse();
  }

  async function releaseText(): Promise<string> {
    return String(await get('release.json', timeouts.release, maxReleaseBytes));
  }

  /** Fails unless every browser file matches its hash. */
  async function fetchClient(release: Release): Promise<void> {
    await saveFiles(release, clientFiles(release));
  }

  async function fetchBundle(release: Release): Promise<void> {
    if (release.server && !isHere(release, release.server)) await saveFiles(release, [release.server]);
  }

  /** Returns `null` without a bundle for the edge, or when it is not on disk. */
  function bundleOf(release: Release): string | null {
    const { server } = release;
    return server && isHere(release, server) ? String(files.get(server)) : null;
  }

  /** Tells whether the disk has every file that a browser may request. */
  function isComplete(release: Release): boolean {
    return texts.has(JSON.stringify(release)) && clientFiles(release).every((file) => isHere(release, file));
  }

  function isHere(release: Release, file: string): boolean {
    const body = files.get(file);
    return body !== undefined && isReleased(release, file, body);
  }

  async function readStore(): Promise<Release[]> {
    const read = await store.read();
    files = read.files;
    texts = new Set(read.releases.map((release) => JSON.stringify(release)));
    return read.releases;
  }

  async function saveFiles(release: Release, names: string[]): Promise<void> {
    const missing = names.filter((file) => !isHere(release, file));
    const bodies = missing.map(async (file) => [file, await verified(release, file)] as const);
    await store.save(release, new Map(await Promise.all(bodies)));
    await readStore();
  }

  async function verified(release: Release, file: string): Promise<Buffer> {
    const body = await get(file, timeouts.file, maxFileBytes);
    checkBytes(release, file, body);
    // Pages of the other release would get these scripts.
    if (files.has(file)) throw new Error(`${file} is the name of another release's file`);
    return body;
  }

  /** Fetches from the remote's own server while a visitor waits. */
  function fetchFile(path: string): Promise<Buffer> {
    return get(path, timeouts.release, maxFileBytes);
  }

  async function get(path: string, limit: number, maxBytes: number): Promise<Buffer> {
    const signal = AbortSignal.timeout(limit);
    // A redirect could lead to an address that only this machine reaches.
    const response = await fetch(new URL(path, `${origin}/`), {
      cache: 'no-store',
      redirect: 'manual',
      signal,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return readBounded(response, maxBytes, budget);
  }
}
