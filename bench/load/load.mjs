import { fork } from 'node:child_process';
import path from 'node:path';
import { settings } from '../settings.mjs';

/**
 * Asks a server for pages as fast as it answers, from a process of its own.
 * @param {{ origin: string, paths: string[], connections: number, distinct?: boolean }} job the paths are taken in
 *   turn by all connections; `distinct` ends each with a number that never comes again
 * @returns {Promise<Load>} `unkept`: how many answers per second are `no-store`, as the edge's client-only pages
 *   are; counted where the paths differ
 *
 * @typedef {{ perSecond: number, meanMs: number, p50: number, p99: number, failed: number, unkept: number }} Load
 */
export function loadOn(job) {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.mjs'));
  return new Promise((resolve, reject) => {
    generator.once('message', (/** @type {Load} */ load) => resolve(load));
    generator.once('exit', () => reject(new Error('the load generator ended early')));
    generator.send({ ...job, seconds: settings.seconds });
  });
}
