import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../numbers.mjs';
import { predict } from './plan.mjs';
import { arrivals } from './queues.mjs';

const seconds = 20;
/** Requests a second that one edge, one API, and their clients manage on a small machine. */
const rates = { cachedPage: 50, uncachedPage: 4, file: 100, read: 50 };

/** Compares the simulation of a small load with its measurement. @param {string} url @param {import('./plan.mjs').Costs} costs @param {Record<string, string>} paths */
export async function compareSmallEnd(url, costs, paths) {
  const measured = await measure(url, paths);
  const { waits } = predict(costs, { edges: 1, apis: 1, databaseCores: 1 }, rates, 0, seconds);
  return Object.fromEntries(
    Object.keys(rates).map((kind) => [
      kind,
      { measured: spreadOf(measured[kind]), simulated: spreadOf(waits[kind]) },
    ]),
  );
}

/** @param {number[]} [waits] */
function spreadOf(waits = []) {
  return { p50: percentile(waits, 50), p99: percentile(waits, 99) };
}

/** Counts each wait from the time at which the request was due, so that a queue counts too. @param {string} url @param {Record<string, string>} paths */
async function measure(url, paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  /** @type {Record<string, number[]>} */
  const waits = {};
  const begun = performance.now();
  const sent = Object.entries(rates).flatMap(([kind, rate]) =>
    arrivals(rate, seconds, Math.random).map(async (at, number) => {
      await pause(Math.max(0, begun + at - performance.now()));
      await read(url + paths[kind] + (kind === 'uncachedPage' ? `end-${number}` : ''), agent);
      waits[kind] = [...(waits[kind] ?? []), performance.now() - begun - at];
    }),
  );
  await Promise.all(sent);
  agent.destroy();
  return waits;
}

/** @param {string} url @param {Agent} agent @returns {Promise<void>} */
function read(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
