import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@gallery/shared/server/files';
import { loggedMessage } from '../log-text';

const maxBuilds = 3;
const sums = 'sha256.json';

export type ShellFiles = Map<string, Buffer>;

/** Keeps the shell's files and those of earlier builds, which open tabs may request. A disk failure affects only those tabs. */
export async function cacheShellFiles(
  shellFolder: string,
  cacheFolder: string,
  log: (line: string) => void,
): Promise<ShellFiles> {
  const own = await readFiles(path.join(shellFolder, 'static'));
  try {
    await keep(own, cacheFolder);
    return new Map([...(await readCached(cacheFolder)), ...own]);
  } catch (error) {
    log(`the edge cannot save the files of earlier shells: ${loggedMessage(error)}`);
    return own;
  }
}

async function keep(own: ShellFiles, cacheFolder: string): Promise<void> {
  const listed = JSON.stringify(Object.fromEntries([...own].map(([name, body]) => [name, sumOf(body)])));
  const folder = path.join(cacheFolder, sumOf(listed).slice(0, 16));
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await makeFolder(fresh);
  for (const [name, body] of own) await writeFile(path.join(fresh, name), body);
  await writeFile(path.join(fresh, sums), listed);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  const now = new Date();
  await utimes(folder, now, now);
  for (const old of (await buildsIn(cacheFolder)).slice(0, -maxBuilds)) {
    await rm(path.join(cacheFolder, old), { recursive: true, force: true });
  }
}

async function readCached(cacheFolder: string): Promise<ShellFiles> {
  const files: ShellFiles = new Map();
  for (const build of await buildsIn(cacheFolder)) {
    const folder = path.join(cacheFolder, build);
    const expected = await readFile(path.join(folder, sums), 'utf8')
      .then(JSON.parse)
      .catch(() => ({}));
    for (const [name, body] of await readFiles(folder)) {
      if (expected[name] === sumOf(body)) files.set(name, body);
    }
  }
  return files;
}

/** Returns the oldest first. */
async function buildsIn(cacheFolder: string): Promise<string[]> {
  const names = (await readdir(cacheFolder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join(cacheFolder, name))).mtimeMs),
  );
  const dated = names.map((name, at) => ({ name, time: times[at] ?? 0 }));
  return dated.sort((one, other) => one.time - other.time).map(({ name }) => name);
}

async function readFiles(folder: string): Promise<ShellFiles> {
  const names = await readdir(folder);
  const bodies = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return new Map(names.map((name, at) => [name, bodies[at] ?? Buffer.alloc(0)]));
}

function sumOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
