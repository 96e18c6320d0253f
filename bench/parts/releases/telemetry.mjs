import { setTimeout as pause } from 'node:timers/promises';
import { loadOn } from '../../load/load.mjs';
import { openPostgres } from '../../product/postgres.mjs';
import { startApi, startEdge } from '../../product/product.mjs';

const viewsPerSecond = 2000;
/** Milliseconds between the batches of an edge. */
const batchMs = 2000;

/** What browsers tell, from networks of their own: through edge and API, and what it costs those who read at the API. @param {import('../../stage.mjs').Stage} stage */
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
    const { releases } = await pageStateOf(edge.url);
    const body = JSON.stringify({
      ...{ view: true, route: '/', releases, failed: [], errors: [] },
      vitals: [
        { name: 'LCP', value: 1300 },
        { name: 'CLS', value: 0 },
      ],
    });
    const beacons = await loadOn({
      ...{ origin: edge.url, paths: ['/telemetry'], connections: 20, visitors: 60_000, body },
    });
    const counted = await countedBy(edge.url);
    const list = { origin: api.url, paths: ['/api/artwork'], connections: 50 };
    const without = [await loadOn(list)];
    const stop = sendBatches(internalOf(api.url), await digestOf(edge.url, releases));
    const during = [await loadOn(list)];
    await stop();
    without.push(await loadOn(list));
    const alone = meanRate(without);
    const rate = beacons.failed > 0 ? 0 : beacons.perSecond;
    const measured = { beacons: rate, beaconsList: meanRate(during) / alone };
    return {
      measured,
      details: { beacons, counted, without, during },
      notes: [`GET /artwork: ${Math.round(alone)}/s without telemetry; the edge counted: ${counted}`],
    };
  } finally {
    await edge.stop();
    await api.stop();
    await postgres.stop();
  }
}

/** @param {import('../../load/load-job').Load[]} loads */
function meanRate(loads) {
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length;
}

/** @param {string} edge */
async function pageStateOf(edge) {
  const html = await (await fetch(edge)).text();
  const [, state = '{}'] = /id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(state);
}

/** The edge's own count of beacons, by outcome. @param {string} edge */
async function countedBy(edge) {
  const metrics = await (await fetch(`${internalOf(edge)}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => /^\w*beacons?\w*[{ ]/.test(line));
  return lines.join(', ');
}

/** @param {string} url */
function internalOf(url) {
  const internal = new URL(url);
  internal.port = String(Number(internal.port) + 100);
  return internal.origin;
}

/** The whole digest, of which pages name the beginning. @param {string} edge @param {Record<string, string>} releases */
async function digestOf(edge, releases) {
  const metrics = await (await fetch(`${internalOf(edge)}/metrics`)).text();
  const digest = new RegExp(`${releases.gallery}[0-9a-f]{48}`).exec(metrics)?.[0];
  return digest ?? releases.gallery?.padEnd(64, '0') ?? '';
}

/** What an edge sends to the API for so many views; the answer stops it. @param {string} api @param {string} digest */
function sendBatches(api, digest) {
  let isOn = true;
  const sending = (async () => {
    while (isOn) {
      const views = (viewsPerSecond * batchMs) / 1000;
      const of = { remote: 'gallery', digest };
      const routes = ['/', '/artist', '/art-page/:id', '/event-booking'];
      const batch = {
        views: routes.map((route) => ({ ...of, route, views: views / routes.length, failures: 1 })),
        errors: [{ ...of, message: 'TypeError: bench', count: 4 }],
        vitals: routes.flatMap((route) =>
          [3, 4, 5, 6, 7].map((bucket) => ({ ...of, route, name: 'LCP', bucket, count: views / 20 })),
        ),
        canaries: [],
      };
      const answer = await fetch(`${api}/telemetry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(batch),
      });
      if (!answer.ok) throw new Error(`The API refused a batch: ${await answer.text()}`);
      await pause(batchMs);
    }
  })();
  return async () => {
    isOn = false;
    await sending;
  };
}
