import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { migrationsFolder } from '../../folders';
import { lockKeys } from '../advisory-lock';
import type { Database } from '../client';
import { runMigrations } from './run-migrations';

/** When several processes start at once, one migrates and the others wait. */
export async function migratePostgres(
  url: string,
  migrations: readonly MigrationMeta[] = migrationsOfThisRelease(),
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKeys.migrate]);
    await runMigrations(drizzle(client), migrations);
  } finally {
    await client.end();
  }
}

export async function migratePglite(db: Database): Promise<void> {
  await runMigrations(db, migrationsOfThisRelease());
}

function migrationsOfThisRelease(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder });
}
