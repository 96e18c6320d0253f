import path from 'node:path';
import type { Config } from './config';
import type { DatabaseAddress } from './db/client';

/** The PostgreSQL of the settings, or the embedded database in the data folder. */
export function databaseAddressOf({ databaseUrl, dataFolder }: Config): DatabaseAddress {
  return databaseUrl ? { url: databaseUrl } : { folder: path.join(dataFolder, 'db') };
}
