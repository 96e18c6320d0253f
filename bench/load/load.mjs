import { systemWrk } from '../../scripts/tests/programs/system-programs.mjs';
import { settings } from '../settings.mjs';
import { loadWithAutocannon } from './autocannon.mjs';
import { loadWithWrk } from './wrk.mjs';

const wrk = systemWrk();
export const generatorName = wrk ? 'wrk' : 'autocannon';

/** @param {Omit<import('./load-job').Job, 'seconds' | 'encoding'> & { encoding?: string }} given @returns {Promise<import('./load-job').Load>} */
export function loadOn(given) {
  const job = { encoding: 'br', ...given, seconds: settings.seconds };
  return wrk ? loadWithWrk(wrk, job) : loadWithAutocannon(job);
}
