import { rmSync } from 'node:fs';
import { loadOn } from '../../load/load.mjs';
import { temporaryFolder } from '../../product/closing.mjs';
import { growPglite, growPostgres } from '../../product/data/catalogue.mjs';
import { openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';

const connections = 50;
const listPath = '/api/artwork?short=true';

/** @returns {Promise<{ measured: Record<string, number>, details: unknown, notes: string[] }>} */
export async function measureApi() {
  const pglite = await onPglite(10_000);
  const notes = [noteOn('PGlite', pglite)];
  const postgres = await onPostgres([1000, 10_000, 100_000]);
  if (!postgres)
    return { measured: {}, details: { pglite }, notes: [...notes, 'There is no PostgreSQL here.'] };
  notes.push(...postgres.map((loads) => noteOn('PostgreSQL', loads)));
  const [small, middle, large] = /** @type {[Loads, Loads, Loads]} */ (postgres);
  return {
    measured: {
      list: middle.list.perSecond,
      listP99: middle.list.p99,
      deep: middle.deep.perSecond,
      deepP99: middle.deep.p99,
      growth: large.list.meanMs / small.list.meanMs,
      growthDeep: large.deep.meanMs / small.deep.meanMs,
    },
    details: { pglite, postgres },
    notes,
  };
}

/** @typedef {Awaited<ReturnType<typeof loadsOn>>} Loads */

/** @param {string} database @param {Loads} loads */
function noteOn(database, { size, list, deep }) {
  const textOf = (/** @type {Loads['list']} */ load) => `${Math.round(load.perSecond)}/s, p99 ${load.p99} ms`;
  return `${database}, ${size} works: list ${textOf(list)}; deep pages ${textOf(deep)}`;
}

/** @param {number} size */
async function onPglite(size) {
  const dataDir = temporaryFolder();
  try {
    await (await startApi({ dataDir })).stop();
    await growPglite(dataDir, size);
    const api = await startApi({ dataDir });
    return await loadsOn(api.url, size).finally(api.stop);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {number[]} sizes */
async function onPostgres(sizes) {
  const postgres = await openPostgres();
  if (!postgres) return null;
  const loads = [];
  try {
    for (const size of sizes) {
      // Starts a new API for each size, because the old one would answer from the cache of the smaller catalogue.
      await (await startApi({ databaseUrl: postgres.url })).stop();
      await growPostgres(postgres.url, size);
      const api = await startApi({ databaseUrl: postgres.url });
      loads.push(await loadsOn(api.url, size).finally(api.stop));
    }
    return loads;
  } finally {
    await postgres.stop();
  }
}

/** @param {string} origin @param {number} size */
async function loadsOn(origin, size) {
  const list = await loadOn({ origin, paths: [listPath], connections });
  const deep = await loadOn({ origin, paths: await deepPages(origin), connections });
  return { size, list, deep };
}

/** @param {string} origin */
async function deepPages(origin) {
  const paths = [];
  for (let cursor = await next(''); cursor; cursor = await next(cursor)) {
    paths.push(`${listPath}&cursor=${encodeURIComponent(cursor)}`);
  }
  return paths;

  /** @param {string} cursor @returns {Promise<string | null>} */
  async function next(cursor) {
    const place = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${origin}${listPath}&limit=100${place}`);
    return (await answer.json()).next;
  }
}
