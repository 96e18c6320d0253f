import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
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
