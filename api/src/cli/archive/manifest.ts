import { access } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type CopiedTables, jobsFile, tableFile } from '../../operations/copy-tables';
import { type LinesSum, sumOfLines } from '../../operations/ndjson-lines';
import { readSealed, type SealKeys, sealedName, writeSealed } from '../../operations/sealed-file';
import { isSavedName, type SavedFile, sumOfFile } from './saved-files';

/** The backup writes its manifest last, so a folder without one is not a complete backup. */
export type Manifest = { format: typeof format; madeAt: string; database: CopiedTables; files: SavedFile[] };

const format = 'uli-gallery backup 1';
const nameOf = (folder: string) => path.join(folder, 'manifest.json');

export const filesFolder = (folder: string) => path.join(folder, 'files');

export async function writeManifest(
  folder: string,
  { database, files }: Pick<Manifest, 'database' | 'files'>,
  recipients: SealKeys,
): Promise<Manifest> {
  const manifest: Manifest = { format, madeAt: new Date().toISOString(), database, files };
  const written = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await writeSealed(nameOf(folder), Readable.from([written]), recipients);
  return manifest;
}

/** Throws an error that names the first missing or damaged file. */
export async function checkBackup(folder: string, identities: SealKeys): Promise<Manifest> {
  const manifest = await readManifest(folder, identities);
  refuseUnknownNames(manifest);
  const { tables, jobs } = manifest.database;
  for (const table of tables) await checkLines(tableFile(folder, table.name), table, identities);
  await checkLines(jobsFile(folder), jobs, identities);
  for (const file of manifest.files) {
    const name = path.join(filesFolder(folder), file.path);
    const { sha256 } = await sumOfFile(name, identities).catch(() => damaged(name));
    if (sha256 !== file.sha256) damaged(name);
  }
  return manifest;
}

export function manifestSummary({ database, files }: Manifest): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${rows} rows of ${database.tables.length} tables, ${database.jobs.rows} jobs, ${files.length} files (${megabytes} MB)`;
}

async function readManifest(folder: string, identities: SealKeys): Promise<Manifest> {
  await refuseUnfinished(folder, identities);
  const written = await readSealed(nameOf(folder), identities)
    .then(text)
    .catch((error: unknown) => {
      if (!/no identity matched/.test(String(error))) damaged(nameOf(folder));
      throw new Error(
        'The identity does not open this backup: it belongs to another key, or its header is damaged. Nothing was restored.',
      );
    });
  const manifest = JSON.parse(written) as Manifest;
  if (manifest.format !== format) throw new Error(`${nameOf(folder)} is not a manifest of '${format}'.`);
  return manifest;
}

async function refuseUnfinished(folder: string, identities: SealKeys): Promise<void> {
  const isThere = (keys: SealKeys) =>
    access(sealedName(nameOf(folder), keys)).then(
      () => true,
      () => false,
    );
  if (await isThere(identities)) return;
  if (identities.length === 0 && (await isThere(['any'])))
    throw new Error(`The backup in ${folder} is encrypted. Name the file with its key: --identity FILE`);
  const name = path.basename(sealedName(nameOf(folder), identities));
  throw new Error(`There is no finished backup in ${folder}: it has no ${name}.`);
}

/** The manifest is untrusted: no name in it may point outside the backup's folders. */
function refuseUnknownNames({ database, files }: Manifest): void {
  const unexpected =
    files.find((file) => !isSavedName(file.path))?.path ??
    database.tables.find(({ name }) => !/^[a-z_]+$/.test(name))?.name;
  if (unexpected !== undefined)
    throw new Error(
      `The backup names '${unexpected}', which does not belong to a gallery. Nothing was restored.`,
    );
}

async function checkLines(file: string, expected: LinesSum, identities: SealKeys): Promise<void> {
  const { rows, sha256 } = await sumOfLines(file, identities).catch(() => damaged(file));
  if (rows !== expected.rows || sha256 !== expected.sha256) damaged(file);
}

function damaged(file: string): never {
  throw new Error(`The backup is damaged: ${file} is missing or has changed. Nothing was restored.`);
}
