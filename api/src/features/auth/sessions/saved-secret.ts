import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@gallery/shared/server/files';

/** Creates a secret in the data folder at the first start, when the settings have none. */
export async function savedSecret(
  dataFolder: string,
  name: 'token-secret' | 'record-key' = 'token-secret',
  create = randomSecret,
): Promise<string> {
  const file = path.join(dataFolder, name);
  const beginning = `${file}.${randomUUID()}`;
  await makeFolder(dataFolder);
  try {
    await writeFile(beginning, create(), { mode: 0o600 });
    // Of several processes that start at once, one names the file, and all read that file.
    await link(beginning, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(beginning, { force: true });
  }
  return readFile(file, 'utf8');
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
