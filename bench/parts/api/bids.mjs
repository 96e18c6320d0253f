import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../numbers.mjs';
import { openBidding } from '../../product/data/bidding.mjs';
import { connectTo, openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';
import { settings } from '../../settings.mjs';

const [perSecond, bidderCount, watchers, watchedBids] = [200, 40, 2_000, 10];
const generous = '1000000/minute';
const env = {
  DEMO_COLLECTION: 'on',
  RATE_LIMIT_REGISTER: generous,
  RATE_LIMIT_BID: generous,
  RATE_LIMIT_BID_PER_NETWORK: generous,
};

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

/** Resolves to whether the bid counted. @param {string} url @param {import('../../product/data/bidding.mjs').Bidding} bidding */
function bidsOn(url, { lot, tokens }) {
  let max = 0;
  return async () => {
    max += 1;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': addressOf(max % tokens.length),
      authorization: `Bearer ${tokens[max % tokens.length]}`,
    };
    const body = JSON.stringify({ max, confirm: true });
    const { status, message } = await post(`${url}/api/lot/${lot}/bid`, headers, body);
    // The API refuses a bid as too low when another one overtakes it on the way.
    if (status !== 200 && status !== 409) throw new Error(`${status}: ${message}`);
    return status === 200;
  };
}

/** The clients share the processors with the API, and `fetch` would cost half as much as a bid. */
const bidders = new Agent({ keepAlive: true, maxSockets: 50 });

/** @param {string} url @param {Record<string, string>} headers @param {string} body @returns {Promise<{ status?: number, message: string }>} */
function post(url, headers, body) {
  return new Promise((resolve, reject) => {
    const bid = request(url, { method: 'POST', agent: bidders, headers }, (answer) => {
      json(answer).then((read) => resolve({ status: answer.statusCode, ...Object(read) }), reject);
    });
    bid.on('error', reject).end(body);
  });
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

const agent = new Agent({ maxSockets: watchers });

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
  for (let opened = 0; opened < watchers; opened += 100)
    await Promise.all(Array.from({ length: 100 }, (_, at) => watch(stream, addressOf(opened + at), onEvent)));
  for (let count = 1; count <= watchedBids; count += 1) {
    sentAt = performance.now();
    await bid();
    for (let waited = 0; seen < count * watchers && waited < 10_000; waited += 10) await pause(10);
    if (seen < count * watchers) throw new Error(`${count * watchers - seen} watchers missed a bid.`);
  }
  agent.destroy();
  bidders.destroy();
  return delays;
}

/** Each person comes from a separate network, because one network may open few streams. @param {number} person */
const addressOf = (person) => `198.18.${person >> 8}.${person & 255}`;

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
