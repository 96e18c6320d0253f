import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@gallery/shared/server/files';
import { operate } from '../../operations/operate';
import { encrypterFor } from '../../operations/sealed-file';
import type { Config } from '../../server/config/config';
import { filesFolder, type Manifest, writeManifest } from './manifest';
import { copySavedFiles, savedNames } from './saved-files';

/** The gallery may keep running, because saved files never change. Throws when files disappear during every attempt. */
export async function writeBackup(config: Config, target: string): Promise<Manifest> {
  const folder = path.resolve(target);
  const { dataFolder, backupRecipients: recipients } = config;
  encrypterFor(recipients);
  await makeFolder(folder, 0o700);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const before = await savedNames(dataFolder);
    const database = await operate(config, 'copy-tables', { folder, recipients });
    const files = await copySavedFiles(dataFolder, { folder: filesFolder(folder), recipients });
    const copied = new Set(files.map((file) => file.path));
    if (before.every((name) => copied.has(name)))
      return writeManifest(folder, { database, files }, recipients);
    // A row can name a file that was removed since, so the next attempt reads the rows again.
    await rm(filesFolder(folder), { recursive: true, force: true });
  }
  throw new Error('Files went away each time while they were copied. Run the backup again.');
}

const maxAttempts = 3;
