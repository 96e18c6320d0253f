import { loadOn } from '../../load/load.mjs';
import { meanRate } from '../../numbers.mjs';
import { openPostgres } from '../../product/data/postgres.mjs';
import { beaconsAt, expectStored, liveDigestOf, sendBatches } from '../../product/data/telemetry.mjs';
import { startApi, startEdge } from '../../product/product.mjs';

/** The number of alternating loads of the list without and with telemetry. */
const turns = 3;

/** Measures telemetry from many networks through the edge and the API, and its cost for readers of the API. @param {import('../../stage.mjs').Stage} stage */
export async function measureTelemetry(stage) {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const api = await startApi({ databaseUrl: postgres.url, env: { DEMO_COLLECTION: 'on' } });
  const edge = await startEdge({
    api: api.url,
    remotes: await stage.remotes(),
    env: { BEHIND_FRONT: 'on' },
  });
  try {
    const digest = await liveDigestOf(edge.url);
    const body = await beaconOf(edge.url);
    const sent = await loadOn({
      origin: edge.url,
      paths: ['/telemetry'],
      connections: 20,
      visitors: 60_000,
      body,
    });
    const counted = await beaconsAt(edge.url);
    const accepted = counted.accepted ?? 0;
    await expectStored(postgres.url, api.url, digest, accepted);
    const { without, during, views } = await readMeanwhile(api.url, digest);
    await expectStored(postgres.url, api.url, digest, accepted + views);
    const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
    const beacons = (sent.perSecond * accepted) / all;
    const alone = meanRate(without);
    const measured = { beacons, beaconsList: meanRate(during) / alone };
    return {
      measured,
      details: { sent, counted, without, during },
      notes: [
        `GET /artwork: ${Math.round(alone)}/s without telemetry; all ${accepted + views} views that were accepted are stored`,
      ],
    };
  } finally {
    await edge.stop();
    await api.stop();
    await postgres.stop();
  }
}

/** Makes a browser's beacon for a view of the landing page, with the releases that the page names. @param {string} edge */
async function beaconOf(edge) {
  const html = await (await fetch(edge)).text();
  const [, state = '{}'] = /id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const vitals = [
    { name: 'LCP', value: 1300 },
    { name: 'CLS', value: 0 },
  ];
  const { releases } = JSON.parse(state);
  return JSON.stringify({ view: true, route: '/', releases, failed: [], errors: [], vitals });
}

/** @param {string} api @param {string} digest */
async function readMeanwhile(api, digest) {
  const list = { origin: api, paths: ['/api/artwork?short=true'], connections: 50 };
  const without = [await loadOn(list)];
  const during = [];
  let views = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const stop = sendBatches(api, digest);
    during.push(await loadOn(list));
    views += await stop();
    without.push(await loadOn(list));
  }
  return { without, during, views };
}
