import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, sampleEdge } from '../testing/sample-edge';

/** A busy machine answers a probe late. */
const heartbeat = { everyMs: 20, silenceMs: 400 };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts an API that can hang, ignore its probes, or end with all its connections. */
async function startApi(name: string, answer: RequestListener = (_request, response) => response.end(name)) {
  const state = { hangs: false, stops: false, missesProbes: 0, probes: 0, seen: [] as string[] };
  const listener: RequestListener = (request, response) => {
    const isProbe = request.url === '/api/heartbeat';
    if (isProbe) state.probes++;
    else state.seen.push(`${request.method} ${request.url}`);
    if (state.hangs || (isProbe && state.missesProbes-- > 0)) return;
    if (isProbe) response.writeHead(404, state.stops ? { connection: 'close' } : {}).end();
    else answer(request, response);
  };
  let server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const die = () => void server.close().closeAllConnections();
  closing.push(die);
  return { state, url: `http://127.0.0.1:${port}`, die, restart };

  async function restart(): Promise<void> {
    server = createServer(listener).listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
}

type Api = { url: string };

async function openEdge(first: Api, ...others: Api[]) {
  const lines: string[] = [];
  const urlsOf = ({ url }: Api) => ({ url, internalUrl: url });
  const log = (line: string) => void lines.push(line);
  const edge = sampleEdge({ apis: [urlsOf(first), ...others.map(urlsOf)], heartbeat, log });
  closing.push(() => edge.close());
  const origin = await listen(edge.app);
  const call = async (method: string, path: string, body?: string) => {
    const answer = await fetch(origin + path, { method, body });
    return `${answer.status} ${await answer.text()}`;
  };
  return { origin, call, lines };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

test('answers every call of an API that misses two probes', async () => {
  const api = await startApi('one');
  const { call } = await openEdge(api);
  api.state.missesProbes = 2;
  const answers: string[] = [];
  while (api.state.missesProbes > 0) answers.push(await call('GET', '/api/order/7'));
  answers.push(await call('POST', '/api/lot/7/bid', '{}'));
  expect(new Set(answers)).toEqual(new Set(['200 one']));
});

test('shares the calls among two APIs', async () => {
  const [one, two] = [await startApi('one'), await startApi('two')];
  const { call } = await openEdge(one, two);
  for (let calls = 0; calls < 20; calls++) await call('GET', `/api/order/${calls}`);
  // On a busy machine, an API may miss a probe and get fewer calls.
  const seen = [one.state.seen.length, two.state.seen.length];
  expect(seen.reduce((sum, calls) => sum + calls)).toBe(20);
  expect(Math.min(...seen)).toBeGreaterThan(0);
});

test('sends all parts of an upload to one API', async () => {
  const [one, two] = [await startApi('one'), await startApi('two')];
  const { call } = await openEdge(one, two);
  for (let parts = 0; parts < 4; parts++) expect(await call('POST', '/v0/b/gallery/o', 'x')).toBe('200 one');
  expect(two.state.seen).toEqual([]);
});

test('sends reads of a frozen API and all later calls to the other one', async () => {
  const [one, two] = [await startApi('one'), await startApi('two')];
  const { call, lines } = await openEdge(one, two);
  // On a busy machine, the other API may miss a probe too.
  const linesOf = ({ url }: typeof one) => lines.filter((line) => line.includes(url));
  one.state.hangs = true;
  const reads = await Promise.all(Array.from({ length: 10 }, (_, at) => call('GET', `/api/order/${at}`)));
  expect(new Set(reads)).toEqual(new Set(['200 two']));
  expect(await call('POST', '/api/lot/7/bid', '{"max":1}')).toBe('200 two');
  expect(linesOf(one)).toEqual([expect.stringContaining('does not answer')]);
  one.state.hangs = false;
  await until(() => linesOf(one).length > 1);
  expect(linesOf(one)[1]).toContain('answers again');
  const later = await Promise.all([call('GET', '/api/order/8'), call('GET', '/api/order/9')]);
  expect(later.sort()).toEqual(['200 one', '200 two']);
});

test('never sends a bid twice, also while its API hangs', async () => {
  const [one, two] = [await startApi('one'), await startApi('two')];
  const { call, lines } = await openEdge(one, two);
  one.state.hangs = true;
  two.state.hangs = true;
  void Promise.all(['1', '2'].map((max) => call('POST', '/api/lot/7/bid', max))).catch(() => undefined);
  await until(() => lines.length === 2);
  expect(await call('GET', '/api/order/7')).toMatch(/^503 /);
  const bids = [...one.state.seen, ...two.state.seen].filter((seen) => seen.startsWith('POST'));
  expect(bids).toHaveLength(2);
});

test.each([
  ['GET', undefined],
  ['POST', '{"max":1}'],
  ['DELETE', undefined],
])('answers each %s while one of two APIs is down', async (method, body) => {
  const [one, two] = [await startApi('one'), await startApi('two')];
  const { call } = await openEdge(one, two);
  one.die();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(method, '/api/lot/7', body)));
  expect(new Set(answers)).toEqual(new Set(['200 two']));
});

test('sends all calls to the other API while one announces its stop, and uses it again afterward', async () => {
  const [one, two] = [await startApi('one'), await startApi('two')];
  const { call, lines } = await openEdge(one, two);
  one.state.stops = true;
  await until(() => lines.some((line) => line.includes(one.url)));
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/api/lot/7/bid', '{}')));
  expect(new Set(answers)).toEqual(new Set(['200 two']));
  two.state.stops = true;
  await until(() => lines.some((line) => line.includes(two.url)));
  expect(await call('POST', '/api/lot/7/bid', '{}')).toMatch(/^200 /);
  one.state.stops = false;
  await until(() => lines.some((line) => line.includes(`${one.url} answers again`)));
  expect(await call('POST', '/api/lot/7/bid', '{}')).toBe('200 one');
});

test('ends the streams of a failed API, and their readers connect to the other one', async () => {
  const stream: RequestListener = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
  const [one, two] = [await startApi('one', stream), await startApi('two', stream)];
  const { origin } = await openEdge(one, two);
  const follow = async () => {
    // The edge shares the streams of visitors without an account.
    const headers = { accept: 'text/event-stream', authorization: 'Bearer one' };
    const request = get(`${origin}/api/lot/7/stream`, { agent: false, headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer.resume();
  };
  const streams = [await follow(), await follow(), await follow(), await follow()];
  expect([one.state.seen.length, two.state.seen.length]).toEqual([2, 2]);
  const ended = streams.map((each) => once(each, 'end'));
  one.die();
  await Promise.race(ended);
  const again = [await follow(), await follow()];
  expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(two.state.seen).toHaveLength(4);

  await one.restart();
  const probed = one.state.probes;
  await until(() => one.state.probes > probed);
  two.state.hangs = true;
  await Promise.all(again.map((each) => once(each, 'end')));
  expect((await follow()).statusCode).toBe(200);
  expect(one.state.seen).toHaveLength(3);
});
