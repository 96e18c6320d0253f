import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { OpenDatabase } from '../../db/client';
import { lockFolder } from '../../db/embedded/lock';
import { databaseAddressOf, openDatabase } from '../../db/open-database';
import { answerOperations } from '../../operations/operate';
import { type Config, readConfig } from '../../server/config/config';
import { databaseKind } from '../processes/config';
import { copyEmbedded } from './migrated-copy';
import { copyServerDatabase } from './test-database';

/** A data folder and a database, on which the gallery runs between `open` and `close`. */
export type Gallery = { config: Config; open(): Promise<OpenDatabase>; remove(): Promise<void> };

export async function newGallery(parent: string, kind = databaseKind): Promise<Gallery> {
  const server = kind === 'postgres' ? await copyServerDatabase() : null;
  const config = readConfig({ DATA_DIR: path.join(parent, randomUUID()), DATABASE_URL: server?.url });
  if (!server) await copyEmbedded(path.join(config.dataFolder, 'db'));
  return { config, open: () => open(config), remove: async () => server?.drop() };
}

async function open(config: Config): Promise<OpenDatabase> {
  const lock = config.databaseUrl ? null : await lockFolder(config.dataFolder);
  const database = await openDatabase(databaseAddressOf(config));
  await database.migrate();
  lock?.answerBy(answerOperations(database.db));
  return {
    ...database,
    async close() {
      await database.close();
      await lock?.release();
    },
  };
}
