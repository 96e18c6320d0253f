import { randomUUID } from 'node:crypto';
import { startApi } from '../product.mjs';
import { growAdminRecords } from './admin-records.mjs';
import { administratorEnv } from './administrator.mjs';
import { openBidding } from './bidding.mjs';
import { growPostgres } from './catalogue.mjs';
import { connectTo, openPostgres } from './postgres.mjs';

/** The back office of a gallery in the week of a fair. Each order has a work of its own beside those on the wall. */
const fair = {
  works: 500,
  orders: 3_000,
  people: 2_000,
  letters: 300,
  lots: 60,
  artists: 100,
  notifications: 1_000,
};
const [bidders, bidsOfLot] = [20, 5];
const generous = '1000000/minute';
const env = {
  ...administratorEnv,
  RATE_LIMIT_REGISTER: generous,
  RATE_LIMIT_BID: generous,
  RATE_LIMIT_BID_PER_NETWORK: generous,
};

/** @typedef {{ api: string, auction: string, stop: () => Promise<void> }} Fair */

/** Opens an API on PostgreSQL with the records of a fair and an open auction, or returns null without PostgreSQL. @returns {Promise<Fair | null>} */
export async function openFair() {
  const postgres = await openPostgres();
  if (!postgres) return null;
  await (await startApi({ databaseUrl: postgres.url, env })).stop();
  await growPostgres(postgres.url, fair.works + fair.orders);
  await growAdminRecords(postgres.url, fair);
  const api = await startApi({ databaseUrl: postgres.url, env });
  const client = await connectTo(postgres.url);
  const bidding = await openBidding(client, api.url, bidders, fair.lots);
  await placeBids(client, api.url, bidding).finally(() => client.end());
  return { api: api.url, auction: bidding.auction, stop };

  async function stop() {
    await api.stop();
    await postgres?.stop();
  }
}

/** @param {import('pg').Client} client @param {string} api @param {import('./bidding.mjs').Bidding} bidding */
async function placeBids(client, api, { auction, tokens }) {
  const { rows } = await client.query('SELECT id FROM lots WHERE auction_id = $1', [auction]);
  for (const [index, { id }] of rows.entries()) {
    for (let max = 1; max <= bidsOfLot; max += 1) {
      const answer = await fetch(`${api}/api/lot/${id}/bid`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${tokens[(index + max) % tokens.length]}`,
        },
        body: JSON.stringify({ max, confirm: true }),
      });
      if (answer.status !== 200) throw new Error(`A bid: ${answer.status} ${await answer.text()}`);
    }
  }
  await client.query('ANALYZE');
}
