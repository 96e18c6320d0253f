import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** Each person comes from a separate network, because one network may open few streams. @param {number} person */
const addressOf = (person) => `198.18.${person >> 8}.${person & 255}`;

/** The clients share the processors with the API, and `fetch` would cost half as much as a bid. */
const bidders = new Agent({ keepAlive: true, maxSockets: 50 });
const watchers = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

export function leave() {
  bidders.destroy();
  watchers.destroy();
}

/** Resolves to whether the bid counted. @param {string} url @param {import('../product/data/bidding.mjs').Bidding} bidding */
export function bidsOn(url, { lot, tokens }) {
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

/** @param {string} url @param {Record<string, string>} headers @param {string} body @returns {Promise<{ status?: number, message: string }>} */
function post(url, headers, body) {
  return new Promise((resolve, reject) => {
    const bid = request(url, { method: 'POST', agent: bidders, headers }, (answer) => {
      json(answer).then((read) => resolve({ status: answer.statusCode, ...Object(read) }), reject);
    });
    bid.on('error', reject).end(body);
  });
}

/** Opens `count` streams. @param {string} stream @param {number} count @param {() => void} onEvent */
export async function watchAll(stream, count, onEvent) {
  for (let opened = 0; opened < count; opened += 100)
    await Promise.all(Array.from({ length: 100 }, (_, at) => watch(stream, addressOf(opened + at), onEvent)));
}

/** @param {string} url @param {string} from @param {() => void} onEvent @returns {Promise<void>} */
function watch(url, from, onEvent) {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': from };
    get(url, { agent: watchers, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}.`));
      answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
        for (const _ of part.matchAll(/^event: ?lot$/gm)) onEvent();
      });
      answer.on('error', () => {});
      resolve();
    }).on('error', reject);
  });
}
