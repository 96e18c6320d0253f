import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../../logging/error-record';
import { type CopiedTables, jobsFile, tableFile } from '../../operations/copy-tables';
import { type LinesSum, sumOfLines } from '../../operations/ndjson-lines';
import { isSavedName, type SavedFile, sumOfFile } from './saved-files';

/** The backup writes its manifest last, so a folder without one is not a complete backup. */
export type Manifest = { format: typeof format; madeAt: string; database: CopiedTables; files: SavedFile[] };

const format = 'uli-gallery backup 1';
const nameOf = (folder: string) => path.join(folder, 'manifest.json');

export const filesFolder = (folder: string) => path.join(folder, 'files');

export async function writeManifest(
  folder: string,
  { database, files }: Pick<Manifest, 'database' | 'files'>,
): Promise<Manifest> {
  const manifest: Manifest = { format, madeAt: new Date().toISOString(), database, files };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(`${nameOf(folder)}.part`, text, { mode: 0o600 });
  await rename(`${nameOf(folder)}.part`, nameOf(folder));
  return manifest;
}

/** Throws an error that names the first missing or damaged file. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  refuseUnknownNames(manifest);
  const { tables, jobs } = manifest.database;
  for (const table of tables) await checkLines(tableFile(folder, table.name), table);
  await checkLines(jobsFile(folder), jobs);
  for (const file of manifest.files) {
    const name = path.join(filesFolder(folder), file.path);
    const { sha256 } = await sumOfFile(name).catch(() => damaged(name));
    if (sha256 !== file.sha256) damaged(name);
  }
  return manifest;
}

export function summaryOf({ database, files }: Manifest): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${rows} rows of ${database.tables.length} tables, ${database.jobs.rows} jobs, ${files.length} files (${megabytes} MB)`;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(nameOf(folder), 'utf8').catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    throw new Error(`There is no finished backup in ${folder}: it has no manifest.json.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== format) throw new Error(`${nameOf(folder)} is not a manifest of '${format}'.`);
  return manifest;
}

/** The manifest is untrusted: no name in it may point outside the backup's folders. */
function refuseUnknownNames({ database, files }: Manifest): void {
  const unexpected =
    files.find((file) => !isSavedName(file.path))?.path ??
    database.tables.find(({ name }) => !/^[a-z_]+$/.test(name))?.name;
  if (unexpected !== undefined)
    throw new Error(`The backup names '${unexpected}', which is nothing of a gallery. Nothing was restored.`);
}

async function checkLines(file: string, expected: LinesSum): Promise<void> {
  const { rows, sha256 } = await sumOfLines(file).catch(() => damaged(file));
  if (rows !== expected.rows || sha256 !== expected.sha256) damaged(file);
}

function damaged(file: string): never {
  throw new Error(`The backup is damaged: ${file} is missing or not what it was. Nothing was restored.`);
}
