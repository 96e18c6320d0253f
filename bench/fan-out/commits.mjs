import { setImmediate as turn } from 'node:timers/promises';
import { connectTo } from '../product/data/postgres.mjs';

const [writers, warmUpSeconds] = [16, 1];
const insert = 'INSERT INTO fan_out_commits DEFAULT VALUES';

/**
 * Counts the transactions a second of 16 writers that share no lock of their own, so that only the signal can hold them up.
 * @param {string} databaseUrl @param {number} seconds @param {() => Promise<void>} publish
 */
export async function commitsWith(databaseUrl, seconds, publish) {
  const clients = await Promise.all(Array.from({ length: writers }, () => connectTo(databaseUrl)));
  /** @type {Record<string, (client: import('pg').Client) => Promise<unknown>>} */
  const ways = {
    silent: (client) => client.query(insert),
    notifyInside: (client) =>
      client.query(`WITH added AS (${insert} RETURNING id) SELECT pg_notify('fan_out', '') FROM added`),
    notifyAfter: (client) => client.query(insert).then(() => client.query('NOTIFY fan_out')),
    publishAfter: (client) => client.query(insert).then(publish),
  };
  try {
    /** @type {Record<string, number>} */
    const rates = {};
    for (const [name, commit] of Object.entries(ways)) {
      await rateOf(clients, commit, warmUpSeconds);
      rates[name] = await rateOf(clients, commit, seconds);
    }
    return rates;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** @param {import('pg').Client[]} clients @param {(client: import('pg').Client) => Promise<unknown>} commit @param {number} seconds */
async function rateOf(clients, commit, seconds) {
  const begun = performance.now();
  let commits = 0;
  // The turn lets writers whose answers came together commit together, as those do that wait for a socket.
  const write = async (/** @type {import('pg').Client} */ client) => {
    for (; performance.now() - begun < seconds * 1_000; commits += 1) {
      await commit(client);
      await turn();
    }
  };
  await Promise.all(clients.map(write));
  return (commits * 1_000) / (performance.now() - begun);
}
