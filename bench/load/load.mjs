import { fork } from 'node:child_process';
import path from 'node:path';
import { settings } from '../settings.mjs';

/** @typedef {{ perSecond: number, meanMs: number, p50: number, p99: number, failed: number, unkept: number }} Load `unkept`: `no-store` answers per second, which the edge's client-only pages are */

/** @param {{ origin: string, paths: string[], connections: number, distinct?: boolean }} job `distinct` makes each path unique @returns {Promise<Load>} */
export function loadOn(job) {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.mjs'));
  return new Promise((resolve, reject) => {
    generator.once('message', (/** @type {Load} */ load) => resolve(load));
    generator.once('exit', () => reject(new Error('the load generator ended early')));
    generator.send({ ...job, seconds: settings.seconds });
  });
}
