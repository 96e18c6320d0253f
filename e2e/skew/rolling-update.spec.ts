import { rmSync } from 'node:fs';
import path from 'node:path';
import { openBidding } from '../../bench/product/data/bidding.mjs';
import { connectTo } from '../../bench/product/data/postgres.mjs';
import { root } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { archives, unpackArchive } from '../../scripts/skew/archives.mjs';
import { findPostgres } from '../../scripts/tests/programs/postgres.mjs';
import { type Api, startApi, startEdge, temporaryFolder } from '../support/processes/product';
import { callUntil, type Market } from '../support/skew/visitors-calls';
import { expect, running, test } from '../support/visit';

test.describe.configure({ timeout: 240_000 });

const price = 250_000;

test('two APIs roll to this release and back under load without a failed request', {
  tag: ['@short', '@postgres'],
}, async () => {
  const released = path.join(path.relative(root, unpackArchive(archives().at(-1) ?? '')), 'api/dist');
  const postgres = await findPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL, and none could be installed.');
  const dataDir = temporaryFolder();
  const generous = '1000000/minute';
  const settings = {
    DATABASE_URL: postgres.url,
    DEMO_COLLECTION: 'off',
    RATE_LIMIT_BID: generous,
    RATE_LIMIT_BID_PER_NETWORK: generous,
    RATE_LIMIT_ORDER: generous,
    RATE_LIMIT_HOLD_PER_ACCOUNT: generous,
    RATE_LIMIT_HOLD_PER_NETWORK: generous,
    RATE_LIMIT_HOLD_AGAIN: generous,
  };
  const startAt = (port: number, folder: string) => startApi({ port, folder, dataDir, settings });
  const apis: Api[] = [];
  for (const port of [await freePort(), await freePort()]) apis.push(await startAt(port, released));
  const list = (name: 'url' | 'internalUrl') => apis.map((api) => api[name]).join(',');
  const edge = await startEdge({
    api: list('url'),
    registry: list('internalUrl'),
    remotes: running().remotes,
  });
  const rolled = new AbortController();
  try {
    const calls = callUntil(rolled.signal, edge.url, await openMarket(postgres.url, edge.url));
    for (const folder of ['api/dist', released])
      for (const [at, api] of apis.entries()) {
        await api.stop();
        apis[at] = await startAt(Number(new URL(api.url).port), folder);
      }
    rolled.abort();
    const { failed, answered } = await calls;
    expect(failed).toEqual([]);
    for (const [call, times] of Object.entries(answered)) expect(times, call).toBeGreaterThan(20);
  } finally {
    rolled.abort();
    await edge.stop();
    await Promise.all(apis.map((api) => api.stop()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function openMarket(databaseUrl: string, site: string): Promise<Market> {
  const client = await connectTo(databaseUrl);
  try {
    const { lot, tokens } = await openBidding(client, site, 2);
    const { rows } = await client.query(
      `INSERT INTO artworks (id, name_of_artwork, type_of_artwork, price, description, img_url)
       SELECT gen_random_uuid(), 'Bench for sale ' || n, 'Painting', $1, 'Dust.', '/none.jpg'
       FROM generate_series(1, 2) AS n RETURNING id`,
      [price],
    );
    return { works: rows.map(({ id }) => id), price, lot, tokens };
  } finally {
    await client.end();
  }
}
