import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app';
import type { Config } from './config';
import { openDatabase } from './db/client';
import { demoCollection } from './db/demo-collection';
import { lockFolder } from './db/lock';
import { seedDatabase } from './db/seed';
import { ensureAdministrator } from './features/auth/administrator';
import { report } from './report';

export type RunningServer = { stop(): Promise<void> };

/** Brings the database up to date, fills an empty one, and listens. Throws with a plain message when it cannot. */
export async function startServer(config: Config): Promise<RunningServer> {
  const lock = config.databaseUrl ? null : await lockFolder(config.dataFolder);
  const database = await openDatabase(addressOf(config));
  report.progress('Preparing the database');
  await database.migrate();
  const generated = await ensureAdministrator(database.db, config.administrator);
  if (generated)
    report.notice(`Administrator: ${generated.email}, password ${generated.password} (shown only now)`);
  const mediaFolder = path.join(config.dataFolder, 'media');
  if (config.demoCollection) {
    const folders = { media: mediaFolder, cache: path.join(config.cacheFolder, 'pictures') };
    await seedDatabase(database.db, demoCollection, folders, report.progress);
  }
  const app = buildApp({ db: database.db, mediaFolder, logger: pino({ level: config.logLevel }) });
  await app.listen({ port: config.port, host: config.host });
  report.ready((app.server.address() as AddressInfo).port);
  return {
    async stop() {
      await app.close();
      await database.close();
      await lock?.release();
    },
  };
}

function addressOf({ databaseUrl, dataFolder }: Config) {
  return databaseUrl ? { url: databaseUrl } : { folder: path.join(dataFolder, 'db') };
}
