import { fork } from 'node:child_process';
import path from 'node:path';

/** In a process of its own, as the servers are. @param {import('./load-job').Job} job @returns {Promise<import('./load-job').Load>} */
export function loadWithAutocannon(job) {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.mjs'));
  return new Promise((resolve, reject) => {
    generator.once('message', (/** @type {import('./load-job').Load} */ load) => resolve(load));
    generator.once('exit', () => reject(new Error('the load generator ended early')));
    generator.send(job);
  });
}
