import { once } from 'node:events';
import { connect } from 'node:net';

/** Notes for each event how many readers have it, or a later one, and when the last got it (monotonic clock). */
/** @typedef {{ open: { ports: number[], perPort: number } } | { forget: true } | { report: true }} Order */
/** @typedef {{ id: number, readers: number, lastMs: number }} Arrival */

/** @type {Map<number, Arrival>} */
let arrivals = new Map();
let readers = 0;

process.on('message', async (/** @type {Order} */ order) => {
  if ('open' in order) {
    for (const port of order.open.ports) await openAll(port, order.open.perPort);
    process.send?.({ open: readers });
  } else if ('forget' in order) {
    arrivals = new Map();
    process.send?.({});
  } else process.send?.({ arrivals: [...arrivals.values()] });
});

/** @param {number} port @param {number} count */
async function openAll(port, count) {
  for (let opened = 0; opened < count; opened += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - opened) }, () => open(port)));
}

/** @param {number} port */
async function open(port) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.${readers >> 13}.1` });
  readers += 1;
  let last = 0;
  socket.setEncoding('latin1').on('error', () => {});
  socket.write('GET /stream HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n');
  const begun = once(socket, 'data');
  socket.on('data', (/** @type {string} */ text) => {
    const at = text.lastIndexOf('\nid: ');
    if (at < 0) return;
    const id = Number.parseInt(text.slice(at + 5), 10);
    for (let seen = last === 0 ? id : last + 1; seen <= id; seen += 1) note(seen);
    last = Math.max(last, id);
  });
  await begun;
}

/** @param {number} id */
function note(id) {
  const arrival = arrivals.get(id) ?? { id, readers: 0, lastMs: 0 };
  arrival.readers += 1;
  arrival.lastMs = Number(process.hrtime.bigint()) / 1e6;
  arrivals.set(id, arrival);
}
