import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './client';
import { listenOnPostgres } from './listen-on-postgres';
import { migratePostgres } from './migrate';
import * as schema from './schema';

/** Connects when the first query comes; an unreachable server fails that query within three seconds. */
export function openPostgres(url: string): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 15_000,
  });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  return {
    db: drizzle(pool, { schema }),
    jobStore: { connectionString: url, max: 2, connectionTimeoutMillis: 3_000 },
    listen: listenOnPostgres(url),
    migrate: () => migratePostgres(url),
    close: () => pool.end(),
  };
}
