import { startFrontOfEdges } from '../../bench/line/nginx-front.mjs';
import { openBidding } from '../../bench/product/data/bidding.mjs';
import { connectTo } from '../../bench/product/data/postgres.mjs';
import { archives } from '../../scripts/skew/archives.mjs';
import { findNginx } from '../../scripts/tests/programs/nginx.mjs';
import { findPostgres } from '../../scripts/tests/programs/postgres.mjs';
import { startCluster } from '../support/skew/cluster';
import { callUntil, type Market } from '../support/skew/visitors-calls';
import { expect, test } from '../support/visit';

test.describe.configure({ timeout: 400_000 });

const price = 250_000;

test('two edges and two APIs roll to this release and back under load without a failed request', {
  tag: ['@short', '@postgres'],
}, async () => {
  const [postgres, nginx] = [await findPostgres(), await findNginx()];
  if (!postgres || !nginx) throw new Error('PostgreSQL or nginx is missing, and could not be installed.');
  const released = archives().at(-1) ?? '';
  const cluster = await startCluster({ databaseUrl: postgres.url, version: released });
  const front = await startFrontOfEdges(
    nginx,
    cluster.edges.map(({ url }) => url),
  );
  const rolled = new AbortController();
  try {
    const calls = callUntil(rolled.signal, front.url, await openMarket(postgres.url, front.url));
    await cluster.rollEdges(front);
    await cluster.rollApis();
    // The released API works on the tables of this release.
    await cluster.rollApis(released);
    await cluster.rollEdges(front, released);
    rolled.abort();
    const { failed, answered } = await calls;
    expect(failed).toEqual([]);
    for (const [call, times] of Object.entries(answered)) expect(times, call).toBeGreaterThan(20);
  } finally {
    rolled.abort();
    await front.stop();
    await cluster.stop();
    await postgres.stop();
  }
});

async function openMarket(databaseUrl: string, site: string): Promise<Market> {
  const client = await connectTo(databaseUrl);
  try {
    const { lot, tokens, accounts } = await openBidding(client, site, 2);
    const [account = { email: '', password: '' }] = accounts;
    const { rows } = await client.query(
      `INSERT INTO artworks (id, name_of_artwork, type_of_artwork, price, description, img_url)
       SELECT gen_random_uuid(), 'Bench for sale ' || n, 'Painting', $1, 'Dust.', '/none.jpg'
       FROM generate_series(1, 2) AS n RETURNING id`,
      [price],
    );
    return { works: rows.map(({ id }) => id), price, lot, tokens, account };
  } finally {
    await client.end();
  }
}
