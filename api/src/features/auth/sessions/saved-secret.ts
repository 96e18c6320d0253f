import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The secret of a gallery without TOKEN_SECRET, created in the data folder at the first start. */
export async function savedSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'token-secret');
  const beginning = `${file}.${randomUUID()}`;
  await mkdir(dataFolder, { recursive: true });
  await writeFile(beginning, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // Of processes that start at once, one gives the file its name; all read that file.
  await link(beginning, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(beginning);
  return readFile(file, 'utf8');
}
