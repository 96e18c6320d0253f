import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../numbers.mjs';

const patienceMs = 15_000;
const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Publishes at a steady rate, each event when it is due, and waits until every reader has the last one. A delay ends when
 * the last reader has the event or a later one. `midway` runs once, after a third of the time.
 * @param {import('./engines.mjs').Engine} engine @param {import('./crowd.mjs').Crowd} crowd
 * @param {{ perSecond: number, seconds: number, midway?: () => unknown }} rate
 */
export async function delaysOf(engine, crowd, { perSecond, seconds, midway }) {
  await crowd.forget();
  const [before, apiBefore] = [engine.processorMs(), crowd.processorMs()];
  /** @type {Map<number, number>} */
  const published = new Map();
  /** @type {Promise<unknown>[]} */
  const writing = [];
  const [begun, count] = [now(), Math.ceil(perSecond * seconds)];
  for (let at = 0; at < count; at += 1) {
    const due = begun + (at * 1_000) / perSecond;
    if (due > now()) await pause(due - now());
    writing.push(engine.publish().then((id) => published.set(id, due)));
    if (at === Math.floor(count / 3)) void midway?.();
  }
  await Promise.all(writing);
  const last = Math.max(...published.keys());
  let arrivals = await crowd.arrivals();
  for (const since = now(); now() - since < patienceMs; arrivals = await crowd.arrivals()) {
    if (arrivals.find(({ id }) => id === last)?.readers === crowd.readers) break;
    await pause(200);
  }
  const after = engine.processorMs();
  const complete = arrivals.filter(({ id, readers }) => published.has(id) && readers === crowd.readers);
  const delays = complete.map(({ id, lastMs }) => lastMs - (published.get(id) ?? 0));
  return {
    events: count,
    lost: count - complete.length,
    lostWakes: Math.max(0, count * crowd.listeners.length - (await crowd.wakes())),
    p50: percentile(delays, 50),
    p99: percentile(delays, 99),
    postgresMs: (after.postgres - before.postgres) / count,
    valkeyMs: (after.valkey - before.valkey) / count,
    apisMs: (crowd.processorMs() - apiBefore) / count,
  };
}
