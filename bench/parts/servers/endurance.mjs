import { setTimeout as pause } from 'node:timers/promises';
import { putOnSale, sell } from '../../endurance/sales.mjs';
import { visit } from '../../endurance/visits.mjs';
import { leave, watchAll } from '../../load/bidders.mjs';
import { percentile, slopeOf } from '../../numbers.mjs';
import { openBidding } from '../../product/data/bidding.mjs';
import { connectTo, openPostgres } from '../../product/data/postgres.mjs';
import { openFilesOf, residentMB } from '../../product/processes.mjs';
import { startApi, startEdge } from '../../product/product.mjs';
import { settings } from '../../settings.mjs';

const [watchers, visitsPerSecond, samplesPerMinute] = [2_000, 20, 6];
/** Servers notice with the next heartbeats that readers have gone. */
const settleSeconds = 60;
const generous = '1000000/minute';
/** One buyer makes all orders. */
const limits = ['REGISTER', 'ORDER', 'PAY', 'HOLD_PER_ACCOUNT', 'HOLD_PER_NETWORK'];
const apiSettings = {
  DEMO_COLLECTION: 'on',
  ...Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, generous])),
};
const edgeSettings = { BEHIND_FRONT: 'on' };

/** Runs for `BENCH_MINUTES` (5, or 60 for the whole). The first sixth warms the processes. @param {import('../../stage.mjs').Stage} stage */
export async function measureEndurance(stage) {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const api = await startApi({ databaseUrl: postgres.url, env: apiSettings });
  const edge = await startEdge({ api: api.url, remotes: await stage.remotes(), env: edgeSettings });
  const client = await connectTo(postgres.url);
  try {
    const { lot, tokens } = await openBidding(client, api.url, 1);
    const works = await putOnSale(client, settings.minutes + 1);
    const before = [edge.pid, api.pid].map(openFilesOf);
    let events = 0;
    await watchAll(`${edge.url}/api/lot/${lot}/stream`, watchers, () => {
      events += 1;
    });
    const ended = new AbortController();
    const paths = [
      '/',
      '/artist',
      `/art-page/${works[0]}`,
      '/event-booking',
      '/api/artwork?limit=24',
      '/api/lot',
    ];
    const { waits, failed } = visit(edge.url, paths, visitsPerSecond, ended.signal);
    const samples = await follow({ edge, api }, () => sell(edge.url, tokens[0] ?? '', works.pop() ?? ''));
    ended.abort();
    leave();
    const stillOpen = () => [edge.pid, api.pid].map((pid, at) => openFilesOf(pid) - (before[at] ?? 0));
    for (let waited = 0; waited < settleSeconds && Math.max(...stillOpen()) > 0; waited += 1)
      await pause(1_000);
    const left = stillOpen();
    return resultOf({ samples, waits, failed, left, events });
  } finally {
    await client.end();
    await edge.stop();
    await api.stop();
    await postgres.stop();
  }
}

/** Sells a work each minute and reads the memory between. @param {{ edge: { pid: number }, api: { pid: number } }} servers @param {() => Promise<void>} sale */
async function follow({ edge, api }, sale) {
  const samples = [];
  for (let minute = 0; minute < settings.minutes; minute += 1) {
    await sale();
    for (let sample = 0; sample < samplesPerMinute; sample += 1) {
      await pause(60_000 / samplesPerMinute);
      const at = minute + (sample + 1) / samplesPerMinute;
      samples.push({ at, edge: residentMB(edge.pid), api: residentMB(api.pid) });
    }
  }
  return samples;
}

/** @param {{ samples: { at: number, edge: number, api: number }[], waits: import('../../endurance/visits.mjs').Wait[], failed: string[], left: number[], events: number }} seen */
function resultOf({ samples, waits, failed, left, events }) {
  if (failed.length > 0) throw new Error(`${failed.length} visits failed, such as ${failed[0]}.`);
  const warm = samples.filter(({ at }) => at > settings.minutes / 6);
  const slopes = {
    edge: slopeOf(warm.map(({ at, edge }) => [at, edge])),
    api: slopeOf(warm.map(({ at, api }) => [at, api])),
  };
  const half = (settings.minutes * 60_000) / 2;
  const p99 = (/** @type {boolean} */ isLate) =>
    percentile(
      waits.filter(({ at }) => at > half === isLate).map(({ ms }) => ms),
      99,
    );
  return {
    measured: {
      enduranceSlope: Math.max(slopes.edge, slopes.api),
      enduranceTimes: p99(true) / p99(false),
      enduranceLeft: Math.max(0, ...left),
    },
    details: {
      minutes: settings.minutes,
      slopes,
      p99: [p99(false), p99(true)],
      left,
      events,
      visits: waits.length,
      samples,
    },
    notes: [
      `${settings.minutes} minutes with ${watchers} streams: edge ${slopes.edge.toFixed(2)} and API ${slopes.api.toFixed(2)} MB a minute, p99 of ${waits.length} visits ${p99(false).toFixed(0)}, then ${p99(true).toFixed(0)} ms`,
    ],
  };
}
