import { get } from 'node:http';
import { percentile } from '../numbers.mjs';

/** Requests pages at a constant rate, each as a new visitor on a new connection, also while answers wait. */
/** @typedef {{ visit: { url: string, paths: string[], perSecond: number } } | { report: true }} Order */
/** @typedef {{ answered: number, failed: string[], perSecond: number, p50: number, p99: number, slowest: number }} Visited */

const tickMs = 20;
/** @type {number[]} */
let waits = [];
/** @type {string[]} */
let failed = [];
let since = performance.now();
let sent = 0;

process.on('message', (/** @type {Order} */ order) => {
  if ('visit' in order) visit(order.visit);
  else report();
});

/** @param {{ url: string, paths: string[], perSecond: number }} order */
function visit({ url, paths, perSecond }) {
  const begun = performance.now();
  since = begun;
  setInterval(() => {
    const due = ((performance.now() - begun) * perSecond) / 1000;
    for (; sent < due; sent += 1) open(url + paths[sent % paths.length]);
  }, tickMs);
}

/** @param {string} url */
function open(url) {
  const begun = performance.now();
  const headers = { 'accept-encoding': 'br' };
  get(url, { agent: false, headers }, (answer) => {
    answer.resume().once('end', () => {
      if (answer.statusCode === 200) waits.push(performance.now() - begun);
      else failed.push(`${answer.statusCode} ${url}`);
    });
    answer.once('error', (error) => failed.push(`${error} ${url}`));
  }).once('error', (error) => failed.push(`${error} ${url}`));
}

function report() {
  const seconds = (performance.now() - since) / 1000;
  process.send?.({
    visited: {
      answered: waits.length,
      failed: failed.slice(0, 10),
      failures: failed.length,
      perSecond: Math.round(waits.length / seconds),
      p50: Math.round(percentile(waits, 50)),
      p99: Math.round(percentile(waits, 99)),
      slowest: Math.round(percentile(waits, 100)),
    },
  });
  waits = [];
  failed = [];
  since = performance.now();
}
