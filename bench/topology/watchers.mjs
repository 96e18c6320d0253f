import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../numbers.mjs';

/** Follows a lot as many browsers do: each has one stream, and continues after its last event when the stream ends. */
/** @typedef {{ open: { url: string, lot: string, count: number } } | { bid: number } | { report: true }} Order `bid` precedes each bid */
/** @typedef {{ last: number, isOpen: boolean }} Watcher */
/** @typedef {{ open: number, reopened: number, restarted: number, refused: Record<string, number>, events: number, repeated: number, p50: number, p99: number, slowest: number, last: Record<string, number> }} Watched `restarted` counts the streams that did not continue after the last event, `refused` the answers by their status */

/** One address may have 50 streams. */
const perAddress = 40;
/** A few at a time, because a front accepts no ten thousand connections in one moment. */
const openedAtOnce = 50;

/** @type {Watcher[]} */
const watchers = [];
/** @type {Map<number, number>} */
const bidTimes = new Map();
let lastBid = 0;
/** @type {number[]} */
let waits = [];
const counts = { reopened: 0, restarted: 0, repeated: 0 };
/** @type {Record<string, number>} */
let refused = {};

process.on('message', (/** @type {Order} */ order) => {
  if ('open' in order) void open(order.open);
  else if ('bid' in order) lastBid = order.bid;
  else report();
});

/** @param {{ url: string, lot: string, count: number }} order */
async function open({ url, lot, count }) {
  for (let number = 0; number < count; number += 1) {
    const watcher = { last: 0, isOpen: false };
    watchers.push(watcher);
    void follow(watcher, `${url}/api/lot/${lot}/stream`, addressOf(number));
    if (number % openedAtOnce === 0) await until(() => watchers.filter(({ isOpen }) => !isOpen).length < 200);
  }
  await until(() => watchers.every(({ isOpen, last }) => isOpen && last > 0));
  process.send?.({ opened: count });
}

/** @param {Watcher} watcher @param {string} url @param {string} localAddress */
async function follow(watcher, url, localAddress) {
  for (let attempt = 0; ; attempt += 1) {
    if (attempt > 0) {
      counts.reopened += 1;
      await pause(Math.random() * 1000);
    }
    await stream(watcher, url, localAddress);
    watcher.isOpen = false;
  }
}

/** Ends with the stream. @param {Watcher} watcher @param {string} url @param {string} localAddress */
function stream(watcher, url, localAddress) {
  const headers = { accept: 'text/event-stream', ...(watcher.last > 0 && { 'last-event-id': watcher.last }) };
  return new Promise((resolve) => {
    const request = get(url, { agent: false, localAddress, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (status !== 200) refused[status] = (refused[status] ?? 0) + 1;
      else watcher.isOpen = true;
      let rest = '';
      answer.setEncoding('utf8').on('data', (/** @type {string} */ more) => {
        const events = (rest + more).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) read(watcher, event);
      });
      answer.once('close', resolve);
      answer.on('error', () => {});
    });
    request.once('error', resolve);
  });
}

/** @param {Watcher} watcher @param {string} event */
function read(watcher, event) {
  const id = Number(/^id: ?(\d+)/m.exec(event)?.[1] ?? 0);
  if (id === 0) return;
  if (!/^event: ?lot/m.test(event)) {
    if (watcher.last > 0 && event.includes('"resumed":false')) counts.restarted += 1;
    watcher.last = Math.max(watcher.last, id);
    return;
  }
  if (id <= watcher.last) counts.repeated += 1;
  watcher.last = id;
  if (!bidTimes.has(id)) bidTimes.set(id, lastBid);
  waits.push(Date.now() - (bidTimes.get(id) ?? 0));
}

function report() {
  const sorted = waits;
  waits = [];
  /** @type {Record<string, number>} */
  const last = {};
  for (const watcher of watchers) last[watcher.last] = (last[watcher.last] ?? 0) + 1;
  process.send?.({
    watched: {
      open: watchers.filter(({ isOpen }) => isOpen).length,
      events: sorted.length,
      p50: percentile(sorted, 50),
      p99: percentile(sorted, 99),
      slowest: percentile(sorted, 100),
      last,
      ...counts,
      refused,
    },
  });
  Object.assign(counts, { reopened: 0, restarted: 0, repeated: 0 });
  refused = {};
}

/** @param {number} number */
function addressOf(number) {
  const address = Math.floor(number / perAddress);
  return `127.${1 + (address >> 8)}.${address & 255}.1`;
}

/** @param {() => boolean} holds */
async function until(holds) {
  while (!holds()) await pause(20);
}
