import { readFileSync } from 'node:fs';
import { mainThreadMs, processorMs, processorMsBelow } from '../product/processes.mjs';

/** @typedef {{ edge: number, api: number, postmaster: number }} Pids @typedef {import('./plan.mjs').Cost} Cost */

/** The edge renders in threads beside its main thread. @param {Pids} pids @returns {Cost} */
export function timesOf({ edge, api, postmaster }) {
  const main = mainThreadMs(edge);
  return {
    edge: main,
    render: processorMs(edge) - main,
    api: processorMs(api),
    database: processorMsBelow(postmaster),
  };
}

/** @param {Cost} before @param {Cost} after @param {number} count @returns {Cost} */
export function perRequest(before, after, count) {
  return mapCost(after, (ms, station) => Math.max(0, ms - before[station]) / count);
}

/** @param {Cost} cost @param {(ms: number, station: keyof Cost) => number} change @returns {Cost} */
export function mapCost({ edge, render, api, database }, change) {
  return {
    edge: change(edge, 'edge'),
    render: change(render, 'render'),
    api: change(api, 'api'),
    database: change(database, 'database'),
  };
}

/** A connection's process is a child of the server's first one. @param {import('pg').Client} client */
export async function postmasterOf(client) {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'))?.[1]);
}
