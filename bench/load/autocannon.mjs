import { fork } from 'node:child_process';
import path from 'node:path';

/** Runs in a separate process, like the servers. @param {import('./load-job').Job} job @returns {Promise<import('./load-job').Load>} */
export function loadWithAutocannon(job) {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.mjs'));
  return new Promise((resolve, reject) => {
    generator.once('message', (/** @type {import('./load-job').Load} */ load) => resolve(load));
    generator.once('exit', () => reject(new Error('the load generator ended early')));
    generator.send(job);
  });
}
