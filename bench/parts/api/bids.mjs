import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { bidsOn, leave, watchAll } from '../../load/bidders.mjs';
import { percentile } from '../../numbers.mjs';
import { biddingSettings, openBidding } from '../../product/data/bidding.mjs';
import { connectTo, openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';
import { settings } from '../../settings.mjs';

const [perSecond, bidderCount, watchers, watchedBids] = [200, 40, 2_000, 10];
const env = { ...biddingSettings, DEMO_COLLECTION: 'on' };

/** Sends bids on one lot at a steady rate, then fewer with many watchers. Each bid is higher than those before. */
export async function measureBids() {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const api = await startApi({ databaseUrl: postgres.url, env });
  try {
    const client = await connectTo(postgres.url);
    const bidding = await openBidding(client, api.url, bidderCount).finally(() => client.end());
    const bid = bidsOn(api.url, bidding);
    await steadyBids(bid);
    const { waits, accepted } = await steadyBids(bid);
    const delays = await watchedDelays(`${api.url}/api/lot/${bidding.lot}/stream`, bid);
    const measured = { bids: percentile(waits, 99), watchers: percentile(delays, 99) };
    const spread = (/** @type {number[]} */ values) =>
      [50, 90, 99, 100].map((part) => percentile(values, part));
    return {
      measured,
      details: { bids: waits.length, accepted, waits: spread(waits), delays: spread(delays) },
    };
  } finally {
    await api.stop();
    await postgres.stop();
  }
}

/** Counts each wait from the time at which the bid was due, so that a queue counts too. @param {() => Promise<boolean>} bid */
async function steadyBids(bid) {
  const begun = performance.now();
  let accepted = 0;
  /** @type {Promise<number>[]} */
  const waits = [];
  const waitSince = async (/** @type {number} */ due) => {
    if (await bid()) accepted += 1;
    return performance.now() - due;
  };
  for (let at = 0; at < perSecond * settings.seconds; at += 1) {
    const due = begun + (at * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    waits.push(waitSince(due));
  }
  return { waits: await Promise.all(waits), accepted };
}

/** Measures the time from sending a bid until each watcher has its event. @param {string} stream @param {() => Promise<boolean>} bid */
async function watchedDelays(stream, bid) {
  /** @type {number[]} */
  const delays = [];
  let sentAt = 0;
  let seen = 0;
  const onEvent = () => {
    seen += 1;
    delays.push(performance.now() - sentAt);
  };
  await watchAll(stream, watchers, onEvent);
  for (let count = 1; count <= watchedBids; count += 1) {
    sentAt = performance.now();
    await bid();
    for (let waited = 0; seen < count * watchers && waited < 10_000; waited += 10) await pause(10);
    if (seen < count * watchers) throw new Error(`${count * watchers - seen} watchers missed a bid.`);
  }
  leave();
  return delays;
}
