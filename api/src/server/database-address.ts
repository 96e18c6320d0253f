import path from 'node:path';
import type { DatabaseAddress } from '../db/client';
import type { Config } from './config/config';

/** The PostgreSQL of the settings, or the embedded database in the data folder. */
export function databaseAddressOf({ databaseUrl, dataFolder }: Config): DatabaseAddress {
  return databaseUrl ? { url: databaseUrl } : { folder: path.join(dataFolder, 'db') };
}
