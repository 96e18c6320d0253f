import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

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
