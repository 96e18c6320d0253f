import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Listen, OpenDatabase } from '../client';
import { migratePostgres } from '../migrations/migrate';
import { knowOutcomes, reportUnknownWrites } from './known-outcome';
import { WatchedPool } from './watched-pool';

const retrySeconds = 1;

export function listenOnPostgres(url: string): Listen {
  return async (channel, onNotify) => {
    let live: Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;

    async function connect(): Promise<void> {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
      client
        .on('notification', onNotify)
        .on('error', ignoreError)
        .on('end', () => reconnect(client));
      try {
        await client.connect();
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      } catch {
        return void client.end().catch(ignoreError).then(scheduleRetry);
      }
      if (stopped) return client.end();
      live = client;
      onNotify();
    }

    function reconnect(client: Client) {
      if (live !== client) return;
      live = null;
      scheduleRetry();
    }

    function scheduleRetry() {
      if (!stopped) timer = setTimeout(() => void connect(), retrySeconds * 1_000);
    }

    await connect();
    return {
      isLive: () => live !== null,
      async stop() {
        stopped = true;
        clearTimeout(timer);
        await live?.end();
      },
    };
  };
}

function ignoreError() {}

/** In milliseconds. The server's limit is shorter, so that the server rolls back and the connection survives. */
const requestLimits = {
  statement_timeout: 15_000,
  query_timeout: 16_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** The longest wait for a free connection, in milliseconds. */
const queueLimits = { requests: 15_000, background: 120_000 };

/** Connects on the first query, which fails within 2 s when the server is unreachable or hangs. */
export function openPostgres(url: string): OpenDatabase {
  const common = { connectionString: url, keepAlive: true };
  const { requests, background } = queueLimits;
  const pool = new WatchedPool({ ...common, ...requestLimits, max: 10, connectionTimeoutMillis: requests });
  const backgroundPool = new Pool({ ...common, max: 4, connectionTimeoutMillis: background });
  for (const opened of [pool, backgroundPool]) {
    survivesLostConnections(opened);
    reportUnknownWrites(opened);
  }
  return {
    db: knowOutcomes(drizzle(pool), pool),
    background: knowOutcomes(drizzle(backgroundPool), pool),
    jobStore: { connectionString: url, max: 2, connectionTimeoutMillis: 3_000 },
    listen: listenOnPostgres(url),
    connections: () => ({ requests: countsOf(pool), background: countsOf(backgroundPool) }),
    migrate: () => migratePostgres(url),
    close: async () => {
      await Promise.all([pool.end(), backgroundPool.end()]);
    },
  };
}

function countsOf({ totalCount, idleCount, waitingCount }: Pool) {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** The next statement reports a lost connection. Without a listener, the error event would end the process. */
function survivesLostConnections(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
