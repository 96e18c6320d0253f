import { Client } from 'pg';
import { lockKeys } from '../advisory-lock';

export type Claim = { release(): Promise<void> };

/** Takes the database for one process. Throws while any process of the gallery uses it. */
export async function claimAlone(url: string): Promise<Claim> {
  const client = await claimed(url, 'pg_try_advisory_lock');
  if (!client) throw new Error('The gallery runs on this database. Stop every API process first.');
  return { release: () => client.end() };
}

/** Shares the database with other processes, and renews the claim after a lost connection. Throws during a restore. */
export async function claimTogether(url: string): Promise<Claim> {
  let client = await claimed(url, 'pg_try_advisory_lock_shared');
  if (!client) throw new Error('A backup is being restored to this database. Start again when it is done.');
  let timer: NodeJS.Timeout | undefined;
  let released = false;
  client.on('end', scheduleRetry);
  return {
    async release() {
      released = true;
      clearTimeout(timer);
      await client?.end();
    },
  };

  function scheduleRetry() {
    client = null;
    if (!released) timer = setTimeout(() => void retry(), retrySeconds * 1_000).unref();
  }

  async function retry() {
    const again = await claimed(url, 'pg_try_advisory_lock_shared').catch(() => null);
    if (!again) return scheduleRetry();
    if (released) return again.end();
    client = again.on('end', scheduleRetry);
  }
}

const retrySeconds = 1;

async function claimed(
  url: string,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<Client | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The 'end' listener handles the error; without a listener here, the error would end the process.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(`SELECT ${lock}($1) AS taken`, [lockKeys.inUse]);
  if (rows[0].taken) return client;
  await client.end();
  return null;
}
