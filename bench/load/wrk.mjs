import path from 'node:path';
import { runCommand } from '../../scripts/build/run-command.mjs';
import { processorMs } from '../product/processes.mjs';

const script = path.join(import.meta.dirname, 'load.lua');

/** @param {string} program @param {import('./load-job').Job} job @returns {Promise<import('./load-job').Load>} */
export async function loadWithWrk(program, job) {
  await run(program, job, 1); // the first second warms the measured server
  const { pids = [] } = job;
  const before = pids.map(processorMs);
  const { count, seconds, p50, p99, failed, noStore } = await run(program, job, job.seconds);
  const costs = pids.map((pid, at) => ((processorMs(pid) - (before[at] ?? 0)) * 1000) / count);
  const perSecond = count / seconds;
  const meanMs = (job.connections * 1000) / perSecond;
  return { perSecond, meanMs, p50, p99, failed, noStore: noStore / seconds, costs };
}

let runs = 0;

/** @param {string} program @param {import('./load-job').Job} job @param {number} seconds */
async function run(
  program,
  { origin, paths, connections, distinct, visitors = 0, body = '', encoding },
  seconds,
) {
  // Unique across runs too, because an address of an earlier run would be in the cache.
  const unique = paths.map((path) => (distinct ? `${path}${runs}-*` : path));
  runs += 1;
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const args = [
    ...load,
    '-H',
    `accept-encoding: ${encoding}`,
    origin + paths[0],
    '--',
    String(visitors),
    body,
    ...unique,
  ];
  const { ok, output } = await runCommand(program, args, { quiet: true });
  const line = output.split('\n').find((one) => one.startsWith('{'));
  if (!ok || !line) throw new Error(`wrk failed: ${output.trim()}`);
  return JSON.parse(line);
}
