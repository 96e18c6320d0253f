import path from 'node:path';
import type { DatabaseAddress, OpenDatabase } from './client';

export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  if ('url' in address) {
    const { openPostgres } = await import('./postgres/open-postgres');
    return openPostgres(address.url);
  }
  const { openPglite } = await import('./embedded/open-pglite');
  return openPglite(address.folder);
}

export function databaseAddressOf({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl: string | null;
  dataFolder: string;
}): DatabaseAddress {
  return databaseUrl ? { url: databaseUrl } : { folder: path.join(dataFolder, 'db') };
}
