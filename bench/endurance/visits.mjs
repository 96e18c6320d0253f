import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

/** @typedef {{ at: number, ms: number }} Wait both in milliseconds, since the start */

/** Visitors open a page or a list each 1/`perSecond` until the signal. @param {string} site @param {string[]} paths @param {number} perSecond @param {AbortSignal} signal */
export function visit(site, paths, perSecond, signal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  /** @type {Wait[]} */
  const waits = [];
  /** @type {string[]} */
  const failed = [];
  const begun = performance.now();
  let number = 0;
  const timer = setInterval(async () => {
    const path = paths[number++ % paths.length] ?? '/';
    const sent = performance.now();
    try {
      await read(site + path, agent);
      waits.push({ at: sent - begun, ms: performance.now() - sent });
    } catch (error) {
      failed.push(`${path}: ${error}`);
    }
  }, 1_000 / perSecond);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    setTimeout(() => agent.destroy(), 2_000);
  });
  return { waits, failed };
}

/** @param {string} url @param {Agent} agent @returns {Promise<void>} */
function read(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
