import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease, type Release } from './release';

const keptReleases = 3;

export type ReleaseFiles = Map<string, Buffer>;
export type ReleaseStore = ReturnType<typeof openReleaseStore>;

/** The last releases of one remote on disk: its pages open when its own server is down, after a restart too. */
export function openReleaseStore(folder: string) {
  const list = path.join(folder, 'kept.json');
  return { read, keep };

  /** The kept releases, oldest first, and the bytes of all their files. */
  async function read(): Promise<{ releases: Release[]; files: ReleaseFiles }> {
    const texts: string[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
    const releases = texts.map(parseRelease);
    const files: ReleaseFiles = new Map();
    for (const file of neededBy(releases)) {
      const body = await readFile(path.join(folder, file)).catch(() => undefined);
      if (body) files.set(file, body);
    }
    return { releases, files };
  }

  /** Adds a release; the oldest one beyond the kept number goes, with the files that only it needed. */
  async function keep(release: Release, files: ReleaseFiles): Promise<void> {
    await mkdir(path.join(folder, 'static'), { recursive: true });
    for (const [file, body] of files) await replaceFile(path.join(folder, file), body);
    const { releases } = await read();
    const others = releases.filter((kept) => JSON.stringify(kept) !== JSON.stringify(release));
    const kept = [...others, release].slice(-keptReleases);
    await replaceFile(list, JSON.stringify(kept.map((one) => JSON.stringify(one))));
    const needed = neededBy(kept);
    for (const file of await readdir(path.join(folder, 'static'))) {
      if (!needed.has(`static/${file}`)) await rm(path.join(folder, 'static', file), { force: true });
    }
  }
}

function neededBy(releases: Release[]): Set<string> {
  return new Set(releases.flatMap((release) => Object.keys(release.sha256)));
}

async function replaceFile(file: string, body: Buffer | string) {
  await writeFile(`${file}.new`, body);
  await rename(`${file}.new`, file);
}
