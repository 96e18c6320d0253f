import { randomUUID } from 'node:crypto';
import { cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../db/open-database';
import { databaseKind } from '../processes/config';
import { templatePlace } from './pglite-template';
import { copyServerDatabase } from './test-database';

/** Gives a program a migrated database in its `settings`. Returns a function that drops it. */
export async function addDatabase(settings: Record<string, string>): Promise<() => Promise<void>> {
  if (databaseKind === 'postgres') {
    const { url, drop } = await copyServerDatabase();
    settings.DATABASE_URL = url;
    return drop;
  }
  await copyEmbedded(path.join(settings.DATA_DIR ?? '', 'db'));
  return async () => {};
}

/** All test files copy one migrated folder, because creating an embedded database takes seconds. */
export async function copyEmbedded(target: string): Promise<void> {
  const template = await templatePlace();
  if (!(await stat(template).catch(() => null))) await makeTemplate(template);
  await cp(template, target, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  const folder = `${template}.${randomUUID()}`;
  const database = await openDatabase({ folder });
  await database.migrate();
  await database.close();
  // Another test file may have been faster.
  await rename(folder, template).catch(() => rm(folder, { recursive: true }));
}
