import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from '../client';
import { migratePostgres } from '../migrate';
import { listenOnPostgres } from './listen-on-postgres';
import { WatchedPool } from './watched-pool';

/** Milliseconds. The server's own limit comes first: then it rolls back, and the connection stays good. */
const requestLimits = {
  statement_timeout: 15_000,
  query_timeout: 16_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Milliseconds that somebody waits for a free connection while the server answers others. */
const queueLimits = { requests: 15_000, background: 120_000 };

/**
 * Connects when the first query comes; a server that is unreachable or hangs fails that query within two seconds, a
 * busy one is waited for. Work in the background may take its time.
 */
export function openPostgres(url: string): OpenDatabase {
  const common = { connectionString: url, keepAlive: true };
  const { requests, background } = queueLimits;
  const pool = new WatchedPool({ ...common, ...requestLimits, max: 10, connectionTimeoutMillis: requests });
  const backgroundPool = new Pool({ ...common, max: 4, connectionTimeoutMillis: background });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  backgroundPool.on('error', () => {});
  return {
    db: drizzle(pool),
    background: drizzle(backgroundPool),
    jobStore: { connectionString: url, max: 2, connectionTimeoutMillis: 3_000 },
    listen: listenOnPostgres(url),
    migrate: () => migratePostgres(url),
    close: async () => {
      await Promise.all([pool.end(), backgroundPool.end()]);
    },
  };
}
