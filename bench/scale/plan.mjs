import { percentile } from '../numbers.mjs';
import { arrivals, simulate } from './queues.mjs';
import { busiest, limits, ratesOf, workload } from './workload.mjs';

/** @typedef {{ edge: number, render: number, api: number, database: number }} Cost milliseconds of processor time */
/** @typedef {Record<import('./workload.mjs').Kind | 'event', Cost>} Costs */
/** @typedef {{ edges: number, apis: number, databaseCores: number }} Machines */

/** Few requests need a longer time to show their slowest. @param {number} scale */
const secondsFor = (scale) => Math.max(60, 1_200 / scale);
const most = 400;
/** One process has one main thread, and one core of its machine renders. */
const stationsOf = (/** @type {Machines} */ { edges, apis, databaseCores }) => ({
  edge: edges,
  render: edges,
  api: apis,
  database: databaseCores,
});

/** Finds the fewest processes that keep the limits. Each step adds one where it is busiest. @param {Costs} costs @param {number} scale */
export function planFor(costs, scale) {
  const rates = ratesOf(workload, scale);
  const watchers = workload.watchers * scale;
  const machines = { edges: 1, apis: 1, databaseCores: 1 };
  for (let tries = 0; tries < most; tries += 1) {
    const result = predict(costs, machines, rates, watchers, secondsFor(scale));
    const { busy, p99 } = result;
    const isFast = p99.page <= limits.page && p99.bid <= limits.bid && p99.event <= limits.event;
    if (isFast && Math.max(...Object.values(busy)) <= busiest) return { scale, machines, rates, ...result };
    grow(machines, busy);
  }
  throw new Error(`${most} processes are not enough at ${scale} times the load.`);
}

/** @param {Machines} machines @param {Record<string, number>} busy */
function grow(machines, { edge = 0, render = 0, api = 0, database = 0 }) {
  const edges = Math.max(edge, render);
  if (edges >= Math.max(api, database)) machines.edges += 1;
  else if (api >= database) machines.apis += 1;
  else machines.databaseCores += 1;
}

/** @param {Costs} costs @param {Machines} machines @param {Record<string, number>} rates @param {number} watchers @param {number} forSeconds */
export function predict(costs, machines, rates, watchers, forSeconds) {
  const random = randomFrom(20_261_128);
  const spread = (/** @type {number} */ mean) => -Math.log(1 - random()) * mean;
  const requests = Object.entries(rates).flatMap(([kind, perSecond]) =>
    arrivals(perSecond, forSeconds, random).map((at) => ({
      kind,
      at,
      visits: visitsOf(costs[/** @type {import('./workload.mjs').Kind} */ (kind)], spread),
    })),
  );
  const bids = requests.filter(({ kind }) => kind === 'bid');
  const events = bids.flatMap(({ at }) => eventsOf(costs.event, machines, watchers, at));
  const { waits, busy } = simulate(stationsOf(machines), [...requests, ...events]);
  const p99 = {
    page: percentile([...(waits.cachedPage ?? []), ...(waits.uncachedPage ?? [])], 99),
    read: percentile(waits.read ?? [], 99),
    bid: percentile(waits.bid ?? [0], 99),
    event: percentile(waits.event ?? [0], 99),
  };
  return { busy, p99, waits };
}

/** @param {Cost} cost @param {(mean: number) => number} spread */
function visitsOf(cost, spread) {
  return Object.entries(cost)
    .filter(([, ms]) => ms > 0)
    .map(([station, ms]) => ({ station, ms: spread(ms) }));
}

/** An API writes an event to each edge, which writes it to its watchers in one go. @param {Cost} cost @param {Machines} machines @param {number} watchers @param {number} at */
function eventsOf(cost, { apis, edges }, watchers, at) {
  const count = Math.max(apis, edges);
  return Array.from({ length: count }, () => ({
    kind: 'event',
    at,
    visits: [
      { station: 'api', ms: (cost.api * watchers) / count },
      { station: 'edge', ms: (cost.edge * watchers) / count },
    ],
  }));
}

/** A fixed seed gives the same plan for the same costs (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
