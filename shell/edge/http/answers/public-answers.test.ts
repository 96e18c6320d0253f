import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { etagOf, versionOf } from '@gallery/shared/server/content-negotiation';
import { sampleEdge } from '../../testing/sample-edge';
import type { Edge } from '../build-edge';

const servers: Server[] = [];
const edges: Edge[] = [];
const requests: IncomingMessage[] = [];
let names: string[];
let headers: Record<string, string>;

beforeEach(() => {
  names = ['Laterite'];
  headers = {};
  requests.length = 0;
});
afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const listPath = '/api/artwork';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An edge before an API that answers the list of `names`, unless the test answers itself. */
async function open(
  answer: Answer = answerList,
  heartbeat: Answer = (_, response) => response.writeHead(404).end(),
) {
  const api = createServer((request, response) => {
    if (request.url === '/api/heartbeat') return heartbeat(request, response);
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(api);
  await once(api, 'listening');
  const edge = sampleEdge({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  edges.push(edge);
  return (url = listPath, sent: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    edge.app.inject({ method, url, headers: sent });
}

function answerList({ headers: sent, method }: IncomingMessage, response: ServerResponse) {
  const body = JSON.stringify({ artworks: names });
  const etag = etagOf(versionOf(body));
  const all = { 'cache-control': 'no-cache', etag, 'content-type': 'application/json', ...headers };
  if (sent['if-none-match'] === etag) return void response.writeHead(304, all).end();
  response.writeHead(200, { ...all, 'content-length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}

test('a list is stored, and the API only confirms it before each use', async () => {
  const get = await open();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await get();
    expect(answer.json()).toEqual({ artworks: ['Laterite'] });
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect(requests.map(({ headers: sent }) => sent['if-none-match'])).toEqual([
    undefined,
    expect.stringMatching(/^".+"$/),
    expect.stringMatching(/^".+"$/),
  ]);
});

test('after an edit nobody gets the older list', async () => {
  const get = await open();
  await get();
  names = ['Laterite', 'Òṣùpá'];
  expect((await get()).json()).toEqual({ artworks: names });
});

test('ten who ask at the same moment share one question, and who comes later gets what is shown by then', async () => {
  const waiting: (() => void)[] = [];
  const get = await open((request, response) => {
    const answered = [...names];
    waiting.push(() => {
      const now = names;
      names = answered;
      answerList(request, response);
      names = now;
    });
  });
  const first = get();
  await untilAsked(1);
  names = ['Sold meanwhile'];
  const later = Array.from({ length: 10 }, () => get());
  await new Promise((done) => setTimeout(done, 50));
  expect(requests).toHaveLength(1);
  waiting[0]?.();
  expect((await first).json()).toEqual({ artworks: ['Laterite'] });
  await untilAsked(2);
  waiting[1]?.();
  for (const answer of await Promise.all(later)) expect(answer.json()).toEqual({ artworks: names });
  expect(requests).toHaveLength(2);
});

async function untilAsked(times: number) {
  while (requests.length < times) await new Promise((done) => setTimeout(done, 5));
}

test('each encoding has its own tag, and is not sent again to who has it', async () => {
  const get = await open();
  const [br, gzip, plain] = [
    await get(listPath, { 'accept-encoding': 'gzip, br' }),
    await get(listPath, { 'accept-encoding': 'gzip' }),
    await get(listPath, { 'accept-encoding': 'br;q=0' }),
  ];
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect([br, gzip, plain].map(({ headers: got }) => got['content-encoding'])).toEqual([
    ...['br', 'gzip', undefined],
  ]);
  expect(new Set([br, gzip, plain].map(({ headers: got }) => got.etag)).size).toBe(3);
  for (const { headers: got } of [br, gzip, plain]) expect(got.vary).toBe('accept-encoding');
  const again = { 'accept-encoding': 'br', 'if-none-match': `W/${br.headers.etag}` };
  expect(await get(listPath, again)).toMatchObject({ statusCode: 304, payload: '' });
  names = ['Òṣùpá'];
  expect((await get(listPath, again)).statusCode).toBe(200);
});

test('HEAD answers what GET does, without its body', async () => {
  const get = await open();
  for (let visit = 0; visit < 2; visit += 1) {
    const head = await get(listPath, {}, 'HEAD');
    expect(head.payload).toBe('');
    const { headers: got } = await get();
    expect([head.statusCode, head.headers.etag, head.headers['content-length']]).toEqual([
      ...[200, got.etag, got['content-length']],
    ]);
  }
});

test.each([
  ['a session', { authorization: 'Bearer of Adaeze' }],
  ['a cookie', { cookie: 'session=1' }],
  ['a range', { range: 'bytes=0-3' }],
])('what is asked with %s is answered by the API itself, and not stored', async (_what, sent) => {
  const get = await open();
  headers = { 'cache-control': 'no-cache', vary: 'authorization' };
  names = ['Only for Adaeze'];
  expect((await get(listPath, sent)).json()).toEqual({ artworks: names });
  expect(requests[0]?.headers).toMatchObject(sent);
  names = ['Laterite'];
  const answer = await get();
  expect(answer.json()).toEqual({ artworks: ['Laterite'] });
  expect(answer.headers.vary).toBe('authorization, accept-encoding');
  expect(requests[1]?.headers['if-none-match']).toBeUndefined();
  names = ['Only for Adaeze'];
  await get(listPath, sent);
  expect(requests[2]?.headers).toMatchObject(sent);
});

test.each([
  ['private', { 'cache-control': 'private, no-cache' }],
  ['not for storing', { 'cache-control': 'no-store' }],
  ['a cookie', { 'set-cookie': 'session=1' }],
  ['different by cookie', { vary: 'cookie' }],
  ['different by anything', { vary: '*' }],
  ['no JSON', { 'content-type': 'text/html' }],
])('an answer that is %s is stored and shared by nobody', async (_what, given) => {
  const get = await open();
  headers = given;
  await get();
  const before = requests.length;
  const answers = await Promise.all([get(), get()]);
  for (const answer of answers) expect(answer.statusCode).toBe(200);
  for (const { headers: sent } of requests) expect(sent['if-none-match']).toBeUndefined();
  // Each is forwarded, whatever the shared question found out.
  expect(requests.length - before).toBeGreaterThanOrEqual(3);
});

test('an answer that is too large to store is forwarded whole', async () => {
  names = ['x'.repeat(200_000)];
  const get = await open();
  expect((await get()).json()).toEqual({ artworks: names });
  expect((await get()).json()).toEqual({ artworks: names });
  for (const { headers: sent } of requests) expect(sent['if-none-match']).toBeUndefined();
});

test('nothing that a visitor sends reaches the API with a stored answer', async () => {
  const get = await open();
  const plain = await get();
  const forged = {
    ...{ host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ...{ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.example' },
    ...{ 'accept-language': 'yo', 'x-http-method-override': 'DELETE', 'if-none-match': '"forged"' },
  };
  names = ['Òṣùpá'];
  const answer = await get(listPath, forged);
  expect(answer.json()).toEqual({ artworks: names });
  expect(JSON.stringify(requests.map(({ rawHeaders }) => rawHeaders))).not.toMatch(
    /evil|forged|203\.0|ftp|yo"/,
  );
  names = ['Laterite'];
  expect((await get()).headers.etag).toBe(plain.headers.etag);
});

test('each address is its own, however alike; an endless one is forwarded and not stored', async () => {
  const get = await open(({ url }, response) => {
    const body = JSON.stringify({ url });
    const more = { etag: `"${requests.length}"`, 'content-length': Buffer.byteLength(body) };
    response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'application/json', ...more });
    response.end(body);
  });
  const endless = `${listPath}?q=${'a'.repeat(2_000)}`;
  const urls = ['?a=1&b=2', '?b=2&a=1', '?a=1&b=2&', '?A=1&b=2', ''].map((query) => listPath + query);
  for (const url of [...urls, endless, ...urls, endless]) expect((await get(url)).json()).toEqual({ url });
  const tags = requests
    .filter(({ url }) => url === endless)
    .map(({ headers: sent }) => sent['if-none-match']);
  expect(tags).toEqual([undefined, undefined]);
});

test.each([404, 422, 500, 503])('an error (%i) is never stored', async (status) => {
  let isWell = true;
  const get = await open((request, response) => {
    if (isWell) return answerList(request, response);
    response
      .writeHead(status, { 'content-type': 'application/json', etag: '"error"' })
      .end('{"message":"No"}');
  });
  await get();
  isWell = false;
  const answers = await Promise.all([get(), get(), get()]);
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([status, { message: 'No' }]);
  isWell = true;
  expect((await get()).json()).toEqual({ artworks: ['Laterite'] });
  expect(requests.at(-1)?.headers['if-none-match']).toBeUndefined();
});

test('an API that breaks off in the middle of an answer leaves nothing behind', async () => {
  let breaks = true;
  const get = await open((request, response) => {
    if (!breaks) return answerList(request, response);
    const given = { 'cache-control': 'no-cache', etag: '"half"', 'content-type': 'application/json' };
    response.writeHead(200, { ...given, 'content-length': 100 });
    response.write('{"artworks":', () => response.destroy());
  });
  await get().catch(() => undefined);
  breaks = false;
  expect((await get()).json()).toEqual({ artworks: ['Laterite'] });
});

test('an API that hangs holds up nobody for long, and is used again when it answers', async () => {
  let hangs = true;
  const unlessItHangs =
    (answer: Answer): Answer =>
    (request, response) =>
      hangs ? undefined : answer(request, response);
  const get = await open(
    unlessItHangs(answerList),
    unlessItHangs((_, response) => response.writeHead(404).end()),
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => get()));
  for (const { statusCode } of answers) expect(statusCode).toBe(503);
  hangs = false;
  for (const server of servers) server.closeAllConnections();
  let answer = await get();
  while (answer.statusCode === 503) {
    await new Promise((done) => setTimeout(done, 50));
    answer = await get();
  }
  expect(answer.json()).toEqual({ artworks: ['Laterite'] });
});
