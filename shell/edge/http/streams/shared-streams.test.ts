import { sharedStreamHeaders } from '@gallery/shared/contract/streams/shared-streams.schema';
import { type ApiOfStreams, startApiOfStreams, until } from '../../testing/api-of-streams';
import { readStream } from '../../testing/read-stream';
import { listen, sampleEdge } from '../../testing/sample-edge';
import type { Edge } from '../build-edge';

const path = '/api/lot/7/stream';
let api: ApiOfStreams;
let edge: Edge;
let url: string;

beforeEach(async () => {
  api = await startApiOfStreams();
  edge = sampleEdge({ apiUrl: api.url, apiInternalUrl: api.url, behindFront: true });
  url = await listen(edge.app);
});
afterEach(async () => {
  await edge.close();
  api.close();
});

const open = (headers?: Record<string, string>) => readStream(url + path, headers);

test('many readers share one stream, and all of them see each event', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(api.open()).toHaveLength(1);
  expect(api.requests[0]?.headers[sharedStreamHeaders.asked]).toBe('yes');
  api.send(8);
  for (const reader of readers) {
    await reader.sees(2);
    expect(reader.seen).toEqual(['start 7 {"resumed":false}', 'lot 8 {"bid":8}']);
    expect(reader.headers['content-type']).toBe('text/event-stream');
    for (const name of Object.values(sharedStreamHeaders)) expect(reader.headers[name]).toBeUndefined();
  }
});

test('a reader that returns gets what it missed, and nothing twice', async () => {
  const reader = await open();
  api.send(8);
  api.send(9);
  await reader.sees(3);
  const returned = await open({ 'last-event-id': '8' });
  api.send(10);
  await returned.sees(3);
  expect(returned.seen).toEqual(['start 8 {"resumed":true}', 'lot 9 {"bid":9}', 'lot 10 {"bid":10}']);
  expect(api.open()).toHaveLength(1);
});

test('a reader that missed more than the edge knows starts again', async () => {
  await open();
  const late = await open({ 'last-event-id': '3' });
  await late.sees(1);
  expect(late.seen).toEqual(['start 7 {"resumed":false}']);
  expect(api.open()).toHaveLength(1);
});

test('a reader that is ahead of the stream continues when the API has told its position', async () => {
  const first = await open();
  const ahead = open({ 'last-event-id': '20' });
  api.send(9);
  await first.sees(2);
  api.state.newest = 20;
  api.send();
  const { seen, sees } = await ahead;
  api.send(21);
  await sees(2);
  expect(seen).toEqual(['start 20 {"resumed":true}', 'lot 21 {"bid":21}']);
  expect(api.requests).toHaveLength(1);
});

test('a reader with a position that no API knows starts again', async () => {
  await open();
  const unknown = await open({ 'last-event-id': '999' });
  api.send(8);
  await unknown.sees(2);
  expect(unknown.seen).toEqual(['start 7 {"resumed":false}', 'lot 8 {"bid":8}']);
});

test('the first reader starts again, too, while the API reports its position', async () => {
  const telling = setInterval(api.send, 50);
  const { seen, sees } = await open({ 'last-event-id': '999' });
  clearInterval(telling);
  await sees(1);
  expect(seen).toEqual(['start 7 {"resumed":false}']);
  expect(api.requests).toHaveLength(1);
});

test('a crowd is refused while the API is unwell, and no request asks it alone', async () => {
  api.state.refuses = true;
  const crowd = await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { headers } of api.requests) expect(headers[sharedStreamHeaders.asked]).toBe('yes');
  api.state.refuses = false;
  expect((await open()).status).toBe(200);
});

test('readers stay through the end of an API’s stream, and miss nothing', async () => {
  const reader = await open();
  api.send(8);
  await reader.sees(2);
  api.endStreams();
  await until(() => api.open().length === 1);
  expect(api.requests.at(-1)?.headers['last-event-id']).toBe('8');
  api.send(9);
  await reader.sees(3);
  expect(reader.seen.slice(1)).toEqual(['lot 8 {"bid":8}', 'lot 9 {"bid":9}']);
  expect(reader.isEnded()).toBe(false);
});

test('readers learn that they may have missed events', async () => {
  const reader = await open();
  api.state.newest = 4;
  api.endStreams();
  await reader.sees(2);
  api.send(5);
  await reader.sees(3);
  expect(reader.seen.slice(1)).toEqual(['stale 4 null', 'lot 5 {"bid":5}']);
});

test('readers are sent away when no API answers for six seconds', async () => {
  const reader = await open();
  api.state.refuses = true;
  api.endStreams();
  await until(reader.isEnded);
  api.state.refuses = false;
  await (await open()).sees(1);
  expect(api.open()).toHaveLength(1);
}, 15_000);

test.each([
  ['with a session', path, { authorization: 'Bearer one' }],
  ['with a cookie', path, { cookie: 'one=two' }],
  ['with a query', `${path}?one=two`, {}],
  ['with an encoded address', '/api/lot/%37/stream', {}],
])('a request %s gets a stream of its own', async (_what, at, headers) => {
  const sent = { ...headers, [sharedStreamHeaders.asked]: 'yes' };
  const readers = await Promise.all([readStream(url + at, sent), readStream(url + at, sent)]);
  expect(readers.map(({ status }) => status)).toEqual([200, 200]);
  expect(api.open()).toHaveLength(2);
  expect(api.requests.map(({ headers }) => headers[sharedStreamHeaders.asked])).toEqual([
    undefined,
    undefined,
  ]);
});

test('a request for anything but a stream reaches the API once', async () => {
  await readStream(`${url}/api/lot/7`);
  expect(api.requests.map(({ headers }) => headers[sharedStreamHeaders.asked])).toEqual([undefined]);
});

test('each reader gets a stream of its own from an API that does not share it', async () => {
  api.state.isShared = false;
  await Promise.all([open(), open()]);
  await until(() => api.open().length === 2);
});

test('a network has at most 100 readers, and another network may still come', async () => {
  const from = (address: string) => open({ 'x-forwarded-for': address });
  const readers = await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.7')));
  const refused = await from('203.0.113.7');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15']);
  expect((await from('198.51.100.7')).status).toBe(200);
  readers[0]?.leave();
  let next = refused;
  while (next.status === 429) next = await from('203.0.113.7');
  expect(api.open()).toHaveLength(1);
});

test('a reader that reads nothing is cut off, and the others go on', async () => {
  const [slow, reader] = [await open(), await open()];
  slow.stopReading();
  const long = 'x'.repeat(64 * 1024);
  for (let number = 8; number < 300; number += 1) {
    for (const stream of api.open()) stream.write(`event: lot\nid: ${number}\ndata: ${long}\n\n`);
    await reader.sees(number - 6);
  }
  slow.readOn();
  await until(slow.isEnded);
  expect(reader.isEnded()).toBe(false);
}, 15_000);

test('the stream ends when the API tells its position and nobody reads', async () => {
  const reader = await open();
  api.send();
  reader.leave();
  await until(() => {
    api.send();
    return api.open().length === 0;
  });
  await (await open()).sees(1);
  expect(api.open()).toHaveLength(1);
});

test('a stopping edge ends its readers and its stream', async () => {
  const reader = await open();
  await edge.close();
  await until(() => reader.isEnded() && api.open().length === 0);
});
