import { setTimeout as pause } from 'node:timers/promises';

const viewsPerSecond = 2000;
/** The milliseconds between two batches of an edge. */
const batchMs = 2000;

/** Returns the gallery release that an edge has open, once the registry has it live. @param {string} edge */
export async function liveDigestOf(edge) {
  return until(`the gallery's release to be live`, async () => {
    const { releases } = await (await fetch(`${edge}/api/health`)).json();
    return releases.gallery.state === 'live' ? /** @type {string} */ (releases.gallery.digest) : undefined;
  });
}

/** Returns the number of beacons for each outcome at an edge. @param {string} edge @returns {Promise<Record<string, number>>} */
export async function beaconsAt(edge) {
  const lines = (await metricsOf(edge)).matchAll(/^edge_beacons_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
}

/** Sends an edge's batches for views of a release until it is stopped, and then returns their number. @param {string} api @param {string} digest */
export function sendBatches(api, digest) {
  let [isOn, views] = [true, 0];
  const sending = (async () => {
    while (isOn) {
      await send(api, batchOf(digest));
      views += (viewsPerSecond * batchMs) / 1000;
      await pause(batchMs);
    }
  })();
  return async () => {
    isOn = false;
    await sending;
    return views;
  };
}

/** Throws unless the API has stored all views. @param {string} database @param {string} api @param {string} digest @param {number} views */
export async function expectStored(database, api, digest, views) {
  await until(`${views} views to be stored`, async () => (await storedViews(database, digest)) >= views);
  const stored = await storedViews(database, digest);
  if (stored !== views) throw new Error(`${views} views were sent, and ${stored} are stored`);
  const dropped = (await metricsOf(api)).match(/^telemetry_dropped_total\{.*$/gm);
  if (dropped) throw new Error(`the API dropped what it was sent: ${dropped.join(', ')}`);
}

/** @param {string} database @param {string} digest @returns {Promise<number>} */
async function storedViews(database, digest) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(database);
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT coalesce(sum(views), 0)::float AS views FROM release_views
       JOIN counted_releases ON counted_releases.id = release_id WHERE digest = $1`,
      [digest],
    );
    return rows[0].views;
  } finally {
    await client.end();
  }
}

/** @param {string} digest */
function batchOf(digest) {
  const of = { remote: 'gallery', digest };
  const routes = ['/', '/artist', '/art-page/:id', '/event-booking'];
  const views = (viewsPerSecond * batchMs) / 1000 / routes.length;
  const paints = [3, 4, 5, 6, 7].map((bucket) => ({ name: 'LCP', bucket, count: views / 5 }));
  return {
    views: routes.map((route) => ({ ...of, route, views, failures: 1 })),
    errors: [{ ...of, message: 'TypeError: bench', count: routes.length }],
    vitals: routes.flatMap((route) => paints.map((paint) => ({ ...of, route, ...paint }))),
    canaries: [],
  };
}

/** @param {string} api @param {object} batch */
async function send(api, batch) {
  const answer = await fetch(`${internalOf(api)}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  });
  if (!answer.ok) throw new Error(`The API refused a batch: ${await answer.text()}`);
}

/** @param {string} server */
async function metricsOf(server) {
  return (await fetch(`${internalOf(server)}/metrics`)).text();
}

/** @param {string} url */
function internalOf(url) {
  const internal = new URL(url);
  internal.port = String(Number(internal.port) + 100);
  return internal.origin;
}

/** @template Answer @param {string} what @param {() => Promise<Answer | undefined>} ask @returns {Promise<Answer>} */
async function until(what, ask) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask();
    if (answer) return answer;
    await pause(200);
  }
  throw new Error(`It took too long for ${what}.`);
}
