import path from 'node:path';
import type { Database } from '../../db/client';
import { openDatabase } from '../../db/open-database';
import { startProgram } from './start-program';

type Settings = Record<string, string>;

/** Starts an API that a test can stop between two steps (`stoppable-api.ts`). `url` ends with `/api`. */
export async function startStoppableApi(settings: Settings, args: string[] = []) {
  const api = startProgram('testing/processes/stoppable-api.ts', settings, args);
  const url = `http://127.0.0.1:${await api.waitForMessage('port')}/api`;
  await api.waitForMessage('ready');
  return { api, url };
}

/** Opens the database of an API that does not run, because only one process may use the embedded database. */
export async function onDatabaseOf<Result>(
  { DATABASE_URL: url, DATA_DIR: folder = '' }: Settings,
  does: (db: Database) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(url ? { url } : { folder: path.join(folder, 'db') });
  try {
    return await does(opened.db);
  } finally {
    await opened.close();
  }
}
