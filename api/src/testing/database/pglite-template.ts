import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenDatabase } from '../../db/client';
import { openPgliteInMemory } from '../../db/embedded/open-pglite';
import { migrationsFolder } from '../../folders';

/** Copies one migrated template, because creating a database takes seconds. */
export async function openCopy(): Promise<OpenDatabase> {
  const file = `${await templatePlace()}.tar`;
  const made = await stat(file).catch(() => null);
  return made ? openPgliteInMemory(await openAsBlob(file)) : makeTemplate(file);
}

async function makeTemplate(file: string): Promise<OpenDatabase> {
  const opened = await openPgliteInMemory();
  await opened.migrate();
  const dump = await opened.dump();
  const beginning = `${file}.${randomUUID()}`;
  await writeFile(beginning, Buffer.from(await dump.arrayBuffer()));
  await rename(beginning, file);
  return opened;
}

/** The templates outlive a run, because making one takes seconds. */
export async function templatePlace(): Promise<string> {
  const folder = path.join(migrationsFolder, '../../node_modules/.cache/api-tests');
  await mkdir(folder, { recursive: true });
  return path.join(folder, await migrationsHash());
}

export async function migrationsHash(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(migrationsFolder, name))));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 16);
}
