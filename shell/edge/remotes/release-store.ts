import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@gallery/shared/releases/release';
import { isReleaseFile, parseRelease } from '@gallery/shared/releases/release.schema';
import { makeFolder, replaceFile } from '@gallery/shared/server/files';
import { array, string } from 'yup';
import { loggedMessage } from '../log-text';
import { isReleased } from './check-release';

const maxReleases = 3;

export type ReleaseFiles = Map<string, Buffer>;
export type ReleaseStore = ReturnType<typeof openReleaseStore>;
type Log = (line: string) => void;

/** Stores the last releases of a remote and those `inUse`, so that its pages open while its server is down. */
export function openReleaseStore(
  folder: string,
  log: Log,
  inUse: (release: Release) => boolean = () => false,
) {
  const list = path.join(folder, 'kept.json');
  let last: Promise<unknown> = Promise.resolve();
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
      return texts.flatMap(readStored);
    } catch (error) {
      log(`the edge cannot read its list of releases and starts a new one: ${loggedMessage(error)}`);
      return [];
    }
  }

  function readStored(text: string): Release[] {
    try {
      return [parseRelease(text)];
    } catch (error) {
      log(`the edge ignores a saved release: ${loggedMessage(error)}`);
      return [];
    }
  }

  /** Saves one release at a time, because several may arrive together. */
  function save(release: Release, files: ReleaseFiles): Promise<void> {
    const saved = last.then(() => write(release, files));
    last = saved.catch(() => undefined);
    return saved;
  }

  async function write(release: Release, files: ReleaseFiles): Promise<void> {
    await makeFolder(path.join(folder, 'static'));
    for (const [file, body] of files) await replaceFile(pathOf(file), body);
    const others = (await readList()).filter((one) => JSON.stringify(one) !== JSON.stringify(release));
    const all = [...others, release];
    const releases = all.filter((one, index) => index >= all.length - maxReleases || inUse(one));
    await replaceFile(list, JSON.stringify(releases.map((one) => JSON.stringify(one))));
    const needed = neededBy(releases);
    for (const file of await readdir(path.join(folder, 'static'))) {
      if (!needed.has(`static/${file}`)) await rm(path.join(folder, 'static', file), { force: true });
    }
  }

  /** Rejects paths outside of the folder, even though the schema already checks names. */
  function pathOf(file: string): string {
    if (!isReleaseFile(file)) throw new Error(`${JSON.stringify(file)} is no file of a release`);
    return path.join(folder, file);
  }
}

function neededBy(releases: Release[]): Set<string> {
  return new Set(releases.flatMap((release) => Object.keys(release.sha256)));
}
