import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../../load/latency.mjs';
import { percentile } from '../../numbers.mjs';
import { temporaryFolder } from '../../product/closing.mjs';
import { administratorEnv, logIn } from '../../product/data/administrator.mjs';
import { csvOf, writePictures } from '../../product/data/import-files.mjs';
import { connectTo, openPostgres } from '../../product/data/postgres.mjs';
import { importCollection } from '../../product/importing.mjs';
import { startApi, startEdge } from '../../product/product.mjs';
import { settings } from '../../settings.mjs';
import { step } from '../../step.mjs';

const env = { DEMO_COLLECTION: 'on', ...administratorEnv };
const pauseOfVisits = 200;

/** Imports works with pictures of 3 megapixels until all their sizes exist, while somebody visits pages. @param {import('../../stage.mjs').Stage} stage @returns {Promise<{ measured: Record<string, number>, details: unknown, notes?: string[] }>} */
export async function measureImports(stage) {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const { works } = settings;
  const files = await step('pictures of an import', 300, () => writePictures(works, temporaryFolder()));
  const api = await startApi({ databaseUrl: postgres.url, env });
  const edge = await startEdge({ api: api.url, remotes: await stage.remotes() });
  const client = await connectTo(postgres.url);
  try {
    await step('the pictures of the demo', 300, () => untilAllMade(client));
    const visits = visit(edge.url, await pagesOf(api.url));
    const timed = await step(`an import of ${works} works`, 1_500, async () => {
      const begun = performance.now();
      await importCollection(edge.url, await logIn(api.url), csvOf(works, await artistOf(api.url)), files);
      const imported = (performance.now() - begun) / 1_000;
      await untilAllMade(client);
      return { imported, made: (performance.now() - begun) / 1_000 };
    });
    const waits = await visits.stop();
    const p95 = percentile(waits, 95);
    return {
      measured: { imported: (timed.made * 500) / works, importVisits: p95 },
      details: { works, ...timed, visits: waits.length, p95, slowest: Math.max(...waits) },
    };
  } finally {
    await client.end();
    await edge.stop();
    await api.stop();
    await postgres.stop();
  }
}

/** @param {import('pg').Client} client */
async function untilAllMade(client) {
  for (;;) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS open, count(*) FILTER (WHERE picture_failed)::int AS failed FROM artworks WHERE picture_hash IS NULL`,
    );
    if (rows[0].failed > 0) throw new Error(`${rows[0].failed} pictures failed.`);
    if (rows[0].open === 0) return;
    await pause(500);
  }
}

/** @param {string} api */
async function artistOf(api) {
  const { artworks } = await (await fetch(`${api}/api/artwork`)).json();
  const { firstname, lastname } = artworks[0].artist_id;
  return `${firstname} ${lastname}`;
}

/** @param {string} api */
async function pagesOf(api) {
  const { artworks } = await (await fetch(`${api}/api/artwork`)).json();
  const works = artworks.map((/** @type {{ _id: string }} */ { _id }) => `/art-page/${_id}`);
  return ['/', '/artist', '/event-booking', ...works];
}

/** Requests the pages one after another until `stop`, which returns the waits. @param {string} edge @param {string[]} pages */
function visit(edge, pages) {
  /** @type {number[]} */
  const waits = [];
  let isStopped = false;
  const ended = run();
  return {
    async stop() {
      isStopped = true;
      await ended;
      return waits;
    },
  };

  async function run() {
    for (let count = 0; !isStopped; count += 1) {
      waits.push(await waitFor(() => fetch(`${edge}${pages[count % pages.length]}`)));
      await pause(pauseOfVisits);
    }
  }
}
