import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

export const releaseProgram = path.join(__dirname, '../release.mjs');

/** Runs `npm run release` with the words as if in the folder, and returns its exit code and output. */
export function runRelease(
  folder: string,
  words: string[],
): Promise<{ code: number; said: string; failed: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile(process.execPath, [releaseProgram, ...words], { env, cwd: os.tmpdir() }, (error, said, failed) =>
      resolve({ code: error ? Number(error.code) : 0, said: said.trim(), failed: failed.trim() }),
    );
  });
}
