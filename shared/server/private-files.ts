import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** From now on what this process writes is its owner's alone: files 0600, folders 0700. Its children inherit it. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Takes the access of group and others from everything below `folder` and from itself: what an earlier version wrote
 * stays readable for nobody else. What belongs to another user stays as it is; links are not followed.
 */
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
