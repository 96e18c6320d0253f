import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../numbers.mjs';
import { openBidding } from '../../product/bidding.mjs';
import { openPostgres } from '../../product/postgres.mjs';
import { startApi } from '../../product/product.mjs';
import { settings } from '../../settings.mjs';

const [perSecond, bidders, watchers, watchedBids] = [200, 40, 2_000, 10];
const generous = '1000000/minute';
const env = {
  ...{ DEMO_COLLECTION: 'on', RATE_LIMIT_REGISTER: generous },
  ...{ RATE_LIMIT_BID: generous, RATE_LIMIT_BID_PER_NETWORK: generous },
};

/** Bids on one lot at a steady rate, then fewer before many watchers; each bid is higher than those before. */
export async function measureBids() {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const api = await startApi({ databaseUrl: postgres.url, env });
  try {
    const bidding = await openBidding(postgres.url, api.url, bidders);
    const bid = bidsOn(api.url, bidding);
    for (let warming = 0; warming < 200; warming += 1) await bid();
    const waits = await steadyWaits(bid);
    const delays = await watchedDelays(`${api.url}/api/lot/${bidding.lot}/stream`, bid);
    const measured = { bids: percentile(waits, 99), watchers: percentile(delays, 99) };
    const spread = (/** @type {number[]} */ values) =>
      [50, 90, 99, 100].map((part) => percentile(values, part));
    return { measured, details: { bids: waits.length, waits: spread(waits), delays: spread(delays) } };
  } finally {
    await api.stop();
    await postgres.stop();
  }
}

/** Answers the price after the bid. @param {string} url @param {import('../../product/bidding.mjs').Bidding} bidding */
function bidsOn(url, { lot, tokens }) {
  let max = 0;
  return async () => {
    max += 1;
    const answer = await fetch(`${url}/api/lot/${lot}/bid`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${tokens[max % tokens.length]}`,
      },
      body: JSON.stringify({ max, confirm: true }),
    });
    const { lot: after, message } = await answer.json();
    // A bid that was overtaken on its way is refused as too low, which costs as much.
    if (answer.status !== 200 && answer.status !== 409) throw new Error(`${answer.status}: ${message}`);
    return /** @type {number} */ (after.bids);
  };
}

/** Each wait is counted from when the bid was due, so that a queue is not forgiven. @param {() => Promise<number>} bid */
async function steadyWaits(bid) {
  const begun = performance.now();
  /** @type {Promise<number>[]} */
  const waits = [];
  for (let at = 0; at < perSecond * settings.seconds; at += 1) {
    const due = begun + (at * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    waits.push(bid().then(() => performance.now() - due));
  }
  return Promise.all(waits);
}

const agent = new Agent({ maxSockets: watchers });

/** From the sending of a bid until each watcher has its event. @param {string} stream @param {() => Promise<number>} bid */
async function watchedDelays(stream, bid) {
  /** @type {number[]} */
  const delays = [];
  let sentAt = 0;
  let seen = 0;
  const onEvent = () => {
    seen += 1;
    delays.push(performance.now() - sentAt);
  };
  for (let opened = 0; opened < watchers; opened += 100)
    await Promise.all(Array.from({ length: 100 }, (_, at) => watch(stream, addressOf(opened + at), onEvent)));
  for (let count = 1; count <= watchedBids; count += 1) {
    sentAt = performance.now();
    await bid();
    for (let waited = 0; seen < count * watchers && waited < 10_000; waited += 10) await pause(10);
    if (seen < count * watchers) throw new Error(`${count * watchers - seen} watchers missed a bid.`);
  }
  agent.destroy();
  return delays;
}

/** From many networks, because one may open few streams. @param {number} watcher */
const addressOf = (watcher) => `198.18.${watcher >> 8}.${watcher & 255}`;

/** @param {string} url @param {string} from @param {() => void} onEvent @returns {Promise<void>} */
function watch(url, from, onEvent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}.`));
      answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
        for (const _ of part.matchAll(/^event: ?lot$/gm)) onEvent();
      });
      answer.on('error', () => {});
      resolve();
    }).on('error', reject);
  });
}
