import { setTimeout as pause } from 'node:timers/promises';
import { bidsOn, watchAll } from '../load/bidders.mjs';
import { loadOn } from '../load/load.mjs';
import { settings } from '../settings.mjs';
import { mapCost, perRequest, timesOf } from './process-times.mjs';

const [watchers, bids] = [1_000, 20];

/** @typedef {import('./process-times.mjs').Pids} Pids */

/** Visitors of pages with the same words share them. @param {string} file @returns {Record<'cachedPage' | 'uncachedPage' | 'file' | 'read', string>} */
export const pathsOf = (file) => ({
  cachedPage: '/',
  uncachedPage: '/?category=',
  file,
  read: '/api/artwork?short=true',
});

/** Returns what one request costs each process. @param {string} url @param {ReturnType<typeof pathsOf>} paths @param {Pids} pids */
export async function costsOfReads(url, paths, pids) {
  /** @type {Record<string, import('./plan.mjs').Cost>} */
  const costs = {};
  for (const [kind, path] of Object.entries(paths)) {
    const distinct = kind === 'uncachedPage';
    for (const _ of [1, 2]) await (await fetch(url + path)).arrayBuffer();
    const before = timesOf(pids);
    const load = await loadOn({ origin: url, paths: [path], connections: distinct ? 2 : 10, distinct });
    // The generator warms the servers for a second, at about the same rate.
    costs[kind] = perRequest(before, timesOf(pids), load.perSecond * (settings.seconds + 1));
  }
  return costs;
}

/** Returns what a bid costs each process, and what its event costs for one watcher. @param {string} url @param {import('../product/data/bidding.mjs').Bidding} bidding @param {Pids} pids */
export async function costsOfBids(url, bidding, pids) {
  const bid = bidsOn(url, bidding);
  for (let count = 0; count < 200; count += 1) await bid();
  const before = timesOf(pids);
  for (let count = 0; count < 200; count += 1) await bid();
  const one = perRequest(before, timesOf(pids), 200);
  const watched = await costOfWatchedBid(`${url}/api/lot/${bidding.lot}/stream`, bid, pids);
  const event = mapCost(watched, (ms, station) => Math.max(0, ms - one[station]) / watchers);
  return { bid: one, write: one, event: { ...event, render: 0, database: 0 } };
}

/** @param {string} stream @param {() => Promise<boolean>} bid @param {Pids} pids */
async function costOfWatchedBid(stream, bid, pids) {
  let seen = 0;
  await watchAll(stream, watchers, () => {
    seen += 1;
  });
  await pause(1_000);
  const before = timesOf(pids);
  for (let count = 1; count <= bids; count += 1) {
    await bid();
    while (seen < count * watchers) await pause(10);
  }
  return perRequest(before, timesOf(pids), bids);
}
