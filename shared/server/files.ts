import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder and those above it. On a read-only disk, Node alone would report that a folder is missing (ENOENT). */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await mkdir(firstMissing(folder), { mode });
    throw error;
  }
}

function firstMissing(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(parent) ? folder : firstMissing(parent);
}

/** Sets the mode to 0600 for files and 0700 for folders, for child processes too. */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Skips links, and files of other users. */
export async function makePrivate(folder: string): Promise<void> {
  const found = await lstat(folder).catch(unlessOutOfReach);
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & 0o077) !== 0) await chmod(folder, found.mode & 0o700).catch(unlessOutOfReach);
  if (!found.isDirectory()) return;
  const names = (await readdir(folder).catch(unlessOutOfReach)) ?? [];
  for (const name of names) await makePrivate(path.join(folder, name));
}

function unlessOutOfReach(error: NodeJS.ErrnoException): undefined {
  if (error.code && ['ENOENT', 'EPERM', 'EACCES', 'EROFS'].includes(error.code)) return undefined;
  throw error;
}

/** Syncs before the rename, so that a power failure leaves the old file and never an empty one. */
export async function replaceFile(file: string, body: Buffer | string): Promise<void> {
  const fresh = await open(`${file}.new`, 'w');
  try {
    await fresh.writeFile(body);
    await fresh.sync();
  } finally {
    await fresh.close();
  }
  await rename(`${file}.new`, file);
}
