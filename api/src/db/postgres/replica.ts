import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '../client';
import { rowsOf } from '../statements';

export type Replica = {
  db: Database;
  /** Whether the replica has every change that was stored at the time of the call. Rejects when either server is away. */
  hasAll(): Promise<boolean>;
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** In milliseconds. Short, because the primary answers instead. */
const limits = { connectionTimeoutMillis: 1_000, statement_timeout: 2_000, query_timeout: 2_000 };

/** Connects on the first query. Positions in the log of changes compare only between a server and its own standby. */
export function openReplica(url: string, primary: Database): Replica {
  const pool = new Pool({ connectionString: url, keepAlive: true, max: 5, ...limits });
  // Without a listener, a lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool);
  return {
    db,
    hasAll,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };

  async function hasAll(): Promise<boolean> {
    const [stored] = await rowsOf<{ position: string }>(
      primary,
      sql`SELECT pg_current_wal_flush_lsn()::text AS position`,
    );
    const [replayed] = await rowsOf<{ has: boolean | null }>(
      db,
      sql`SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${stored?.position}::pg_lsn AS has`,
    );
    return replayed?.has === true;
  }
}
