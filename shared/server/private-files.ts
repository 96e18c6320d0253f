import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Files 0600, folders 0700, for child processes too. */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Leaves other users' files and links alone. */
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
