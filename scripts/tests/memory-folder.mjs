import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm';

/** Enough for the databases of the tests; a container often has only 64 MB. */
const neededBytes = 3e9;

/** The tests make thousands of small files, which cost a disk more than their content. */
export function fastTemporaryFolder() {
  if (!existsSync(inMemory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= neededBytes ? inMemory : os.tmpdir();
}

/** Gives the work a folder that ends with it. @template Result @param {(folder: string) => Promise<Result>} work @returns {Promise<Result>} */
export async function inFastFolder(work) {
  const folder = mkdtempSync(path.join(fastTemporaryFolder(), 'uli-tests-'));
  // A server that runs as another user has its folder below.
  chmodSync(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
