import { fork } from 'node:child_process';
import path from 'node:path';
import { systemWrk } from '../../scripts/tests/programs/system-programs.mjs';
import { settings } from '../settings.mjs';
import { loadWithWrk } from './wrk.mjs';

const wrk = systemWrk();
export const generatorName = wrk ? 'wrk' : 'autocannon';

/** @param {Omit<import('./load-job').Job, 'seconds' | 'encoding'> & { encoding?: string }} given @returns {Promise<import('./load-job').Load>} */
export function loadOn(given) {
  const job = { encoding: 'br', ...given, seconds: settings.seconds };
  return wrk ? loadWithWrk(wrk, job) : loadWithAutocannon(job);
}

/** Runs in a separate process, like the servers. @param {import('./load-job').Job} job @returns {Promise<import('./load-job').Load>} */
function loadWithAutocannon(job) {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.mjs'));
  return new Promise((resolve, reject) => {
    generator.once('message', (/** @type {import('./load-job').Load} */ load) => resolve(load));
    generator.once('exit', () => reject(new Error('the load generator ended early')));
    generator.send(job);
  });
}
