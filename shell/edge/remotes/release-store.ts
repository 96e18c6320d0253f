import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@gallery/shared/releases/release';
import { isReleaseFile, parseRelease } from '@gallery/shared/releases/release.schema';
import { array, string } from 'yup';
import { errorMessage } from '../error-message';
import { isReleased } from './check-release';

const maxReleases = 3;

export type ReleaseFiles = Map<string, Buffer>;
export type ReleaseStore = ReturnType<typeof openReleaseStore>;
type Log = (line: string) => void;

/** Stores the last releases of a remote, so that its pages open while its server is down. */
export function openReleaseStore(folder: string, log: Log) {
  const list = path.join(folder, 'kept.json');
  return { read, save };

  async function read(): Promise<{ releases: Release[]; files: ReleaseFiles }> {
    const releases = await readList();
    const files: ReleaseFiles = new Map();
    for (const file of neededBy(releases)) {
      const body = await readFile(pathOf(file)).catch(() => undefined);
      if (body && releases.some((release) => isReleased(release, file, body))) files.set(file, body);
    }
    return { releases, files };
  }

  async function readList(): Promise<Release[]> {
    const text = await readFile(list, 'utf8').catch(() => '[]');
    try {
      const texts = array(string().required()).required().validateSync(JSON.parse(text), { strict: true });
      return texts.flatMap(readRelease);
    } catch (error) {
      log(`the list of releases is damaged and begins anew: ${errorMessage(error)}`);
      return [];
    }
  }

  function readRelease(text: string): Release[] {
    try {
      return [parseRelease(text)];
    } catch (error) {
      log(`a kept release is passed over: ${errorMessage(error)}`);
      return [];
    }
  }

  async function save(release: Release, files: ReleaseFiles): Promise<void> {
    await mkdir(path.join(folder, 'static'), { recursive: true });
    for (const [file, body] of files) await replaceFile(pathOf(file), body);
    const others = (await readList()).filter((one) => JSON.stringify(one) !== JSON.stringify(release));
    const releases = [...others, release].slice(-maxReleases);
    await replaceFile(list, JSON.stringify(releases.map((one) => JSON.stringify(one))));
    const needed = neededBy(releases);
    for (const file of await readdir(path.join(folder, 'static'))) {
      if (!needed.has(`static/${file}`)) await rm(path.join(folder, 'static', file), { force: true });
    }
  }

  /** Guards against paths outside of the folder, although the schema checks names already. */
  function pathOf(file: string): string {
    if (!isReleaseFile(file)) throw new Error(`${JSON.stringify(file)} is no file of a release`);
    return path.join(folder, file);
  }
}

function neededBy(releases: Release[]): Set<string> {
  return new Set(releases.flatMap((release) => Object.keys(release.sha256)));
}

/** Synced before the rename: a power failure leaves the old file, never an empty one. */
async function replaceFile(file: string, body: Buffer | string) {
  const fresh = await open(`${file}.new`, 'w');
  try {
    await fresh.writeFile(body);
    await fresh.sync();
  } finally {
    await fresh.close();
  }
  await rename(`${file}.new`, file);
}
