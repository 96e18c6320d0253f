import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { copyKeptFiles } from './kept-files';
import { filesFolder, type Manifest, writeManifest } from './manifest';
import { operate } from './operate';

/**
 * Writes the whole gallery to `target`, a new or empty folder: the rows of one moment, and the files. The product may
 * run: files are kept under names that never change their content, so those that the rows name are there already.
 */
export async function makeBackup(config: Config, target: string): Promise<Manifest> {
  const folder = path.resolve(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  const database = await operate(config, 'copy-tables', { folder });
  const files = await copyKeptFiles(config.dataFolder, filesFolder(folder));
  return writeManifest(folder, { database, files });
}
