import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runOnPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { migrationsFolder } from '../folders';
import { lockKeys } from './advisory-lock';

/** Several processes may start at once: one migrates, the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKeys.migrate]);
    await runOnPostgres(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

export async function migratePglite<Schema extends Record<string, unknown>>(
  db: PgliteDatabase<Schema>,
): Promise<void> {
  await runOnPglite(db, { migrationsFolder });
}
