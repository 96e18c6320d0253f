import { loadOn } from '../../load/load.mjs';
import { median } from '../../numbers.mjs';
import { growPostgres } from '../../product/data/catalogue.mjs';
import { openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';
import { startTrivial } from '../../product/trivial.mjs';
import { settings } from '../../settings.mjs';

const listPath = '/api/artwork?short=true';

/** @typedef {import('../../product/product.mjs').Piece} Piece */

/** Measures the processor time of an answer on any load, and compares it with a trivial server's same answer. @param {import('../../stage.mjs').Stage} stage */
export async function measureCosts(stage) {
  const pages = await costsOfPages(stage);
  const list = await costsOfList();
  return {
    measured: { ...pages.measured, ...list?.measured },
    details: { pages, list },
    notes: [...pages.notes, ...(list?.notes ?? ['There is no PostgreSQL here.'])],
  };
}

/** @param {import('../../stage.mjs').Stage} stage */
async function costsOfPages(stage) {
  const [edge, api] = [await stage.edge(), await stage.api()];
  const cached = await inTurns(edge, '/', 20);
  const uncached = await uncachedCosts(edge, api);
  return {
    measured: { cachedCost: cached.product, cachedTimes: cached.times, uncachedCost: uncached.total },
    cached,
    uncached,
    notes: [
      noteOn('A cached page', cached),
      `An uncached page: ${uncached.edge.toFixed(1)} ms at the edge and ${uncached.api.toFixed(1)} at the API`,
    ],
  };
}

/** The page declares the query name `category`, so each of its values is a separate page. @param {Piece} edge @param {Piece} api */
async function uncachedCosts(edge, api) {
  const runs = [];
  for (let turn = 0; turn < settings.runs; turn += 1) {
    runs.push(
      await loadOn({
        origin: edge.url,
        paths: ['/?category=cost-'],
        connections: 2,
        distinct: true,
        pids: [edge.pid, api.pid],
      }),
    );
  }
  const ofEdge = median(runs.map(({ costs: [cost = Number.NaN] }) => cost / 1000));
  const ofApi = median(runs.map(({ costs: [, cost = Number.NaN] }) => cost / 1000));
  const notRendered = runs.reduce((sum, { noStore }) => sum + noStore, 0);
  if (notRendered > 0) throw new Error('some of the uncached pages were client-only');
  return { edge: ofEdge, api: ofApi, total: ofEdge + ofApi };
}

async function costsOfList() {
  const postgres = await openPostgres();
  if (!postgres) return null;
  try {
    await (await startApi({ databaseUrl: postgres.url })).stop();
    await growPostgres(postgres.url, 10_000);
    const api = await startApi({ databaseUrl: postgres.url });
    const list = await inTurns(api, listPath, 50).finally(api.stop);
    const measured = { listCost: list.product, listTimes: list.times };
    return { measured, list, notes: [noteOn('GET /artwork', list)] };
  } finally {
    await postgres.stop();
  }
}

/** Returns medians in microseconds; the product and the trivial server run in turns. @param {Piece} product @param {string} path @param {number} connections */
async function inTurns(product, path, connections) {
  // Sends two requests, because the edge caches the second answer.
  for (const _ of [1, 2]) await (await fetch(product.url + path)).arrayBuffer();
  const trivial = await startTrivial(product.url + path);
  /** @type {{ product: number[], trivial: number[] }} */
  const costs = { product: [], trivial: [] };
  try {
    for (let turn = 0; turn < settings.runs; turn += 1) {
      costs.product.push(await costOf(product, path, connections));
      costs.trivial.push(await costOf(trivial, path, connections));
    }
  } finally {
    await trivial.stop();
  }
  const [ours, least] = [median(costs.product), median(costs.trivial)];
  return { product: ours, trivial: least, times: ours / least, runs: costs };
}

/** @param {Piece} piece @param {string} path @param {number} connections */
async function costOf({ url, pid }, path, connections) {
  const load = await loadOn({ origin: url, paths: [path], connections, pids: [pid] });
  return load.costs[0] ?? Number.NaN;
}

/** @param {string} what @param {{ product: number, trivial: number }} costs */
function noteOn(what, { product, trivial }) {
  return `${what}: ${Math.round(product)} µs of processor time, a trivial server with the same answer ${Math.round(trivial)}`;
}
