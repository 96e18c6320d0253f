import { systemWrk } from '../../scripts/tests/programs/system-programs.mjs';
import { settings } from '../settings.mjs';
import { loadWithAutocannon } from './autocannon.mjs';
import { loadWithWrk } from './wrk.mjs';

/** @typedef {{ perSecond: number, meanMs: number, p50: number, p99: number, failed: number, noStore: number }} Load `noStore`: such answers per second, which the edge's client-only pages are */
/** @typedef {{ origin: string, paths: string[], connections: number, distinct?: boolean, encoding: string, seconds: number }} Job `distinct` makes each path unique */

const wrk = systemWrk();
export const generatorName = wrk ? 'wrk' : 'autocannon';

/** @param {Omit<Job, 'seconds' | 'encoding'> & { encoding?: string }} given @returns {Promise<Load>} */
export function loadOn(given) {
  const job = { encoding: 'br', ...given, seconds: settings.seconds };
  return wrk ? loadWithWrk(wrk, job) : loadWithAutocannon(job);
}
