import { Client } from 'pg';
import type { Listen } from '../listen';

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
