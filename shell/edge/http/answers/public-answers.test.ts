import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerList, closeListEdges, list, listPath, openListEdge, resetList } from '../../testing/list-edge';

beforeEach(resetList);
afterEach(closeListEdges);

test('stores a list and revalidates it with the API before each use', async () => {
  const get = await openListEdge();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await get();
    expect(answer.json()).toEqual({ artworks: ['Laterite'] });
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect(list.requests.map(({ headers: sent }) => sent['if-none-match'])).toEqual([
    undefined,
    expect.stringMatching(/^".+"$/),
    expect.stringMatching(/^".+"$/),
  ]);
});

test('shows the same stored list to visitors of a candidate or a preview', async () => {
  const get = await openListEdge();
  await get();
  await get(listPath, { cookie: '__Host-canary=0123456789abcdef; __Host-preview=token' });
  const { cookie, ...sent } = list.requests[1]?.headers ?? {};
  expect([cookie, sent['if-none-match']]).toEqual([undefined, expect.stringMatching(/^".+"$/)]);
});

test('sends the new list after an edit', async () => {
  const get = await openListEdge();
  await get();
  list.names = ['Laterite', 'Òṣùpá'];
  expect((await get()).json()).toEqual({ artworks: list.names });
});

test('ten simultaneous requests share one API request, and later ones start another', async () => {
  const waiting: (() => void)[] = [];
  const get = await openListEdge((request, response) => {
    const answered = [...list.names];
    waiting.push(() => {
      const now = list.names;
      list.names = answered;
      answerList(request, response);
      list.names = now;
    });
  });
  const first = get();
  await untilAsked(1);
  list.names = ['Sold meanwhile'];
  const later = Array.from({ length: 10 }, () => get());
  await new Promise((done) => setTimeout(done, 50));
  expect(list.requests).toHaveLength(1);
  waiting[0]?.();
  expect((await first).json()).toEqual({ artworks: ['Laterite'] });
  await untilAsked(2);
  waiting[1]?.();
  for (const answer of await Promise.all(later)) expect(answer.json()).toEqual({ artworks: list.names });
  expect(list.requests).toHaveLength(2);
});

async function untilAsked(times: number) {
  while (list.requests.length < times) await new Promise((done) => setTimeout(done, 5));
}

test('each encoding has its own tag and answers 304 to it', async () => {
  const get = await openListEdge();
  const [br, gzip, plain] = [
    await get(listPath, { 'accept-encoding': 'gzip, br' }),
    await get(listPath, { 'accept-encoding': 'gzip' }),
    await get(listPath, { 'accept-encoding': 'br;q=0' }),
  ];
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect([br, gzip, plain].map(({ headers: got }) => got['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(new Set([br, gzip, plain].map(({ headers: got }) => got.etag)).size).toBe(3);
  for (const { headers: got } of [br, gzip, plain]) expect(got.vary).toBe('accept-encoding');
  const again = { 'accept-encoding': 'br', 'if-none-match': `W/${br.headers.etag}` };
  expect(await get(listPath, again)).toMatchObject({ statusCode: 304, payload: '' });
  expect(await get(listPath, { 'if-none-match': '*' })).toMatchObject({ statusCode: 304, payload: '' });
  list.names = ['Òṣùpá'];
  expect((await get(listPath, again)).statusCode).toBe(200);
});

test('answers HEAD like GET without a body', async () => {
  const get = await openListEdge();
  for (let visit = 0; visit < 2; visit += 1) {
    const head = await get(listPath, {}, 'HEAD');
    expect(head.payload).toBe('');
    const { headers: got } = await get();
    expect([head.statusCode, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      got.etag,
      got['content-length'],
    ]);
  }
});

test('sends no header of a visitor to the API with a stored answer', async () => {
  const get = await openListEdge();
  const plain = await get();
  const forged = {
    host: 'evil.example',
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'ftp',
    forwarded: 'host=evil.example',
    'accept-language': 'yo',
    'x-http-method-override': 'DELETE',
    'if-none-match': '"forged"',
  };
  list.names = ['Òṣùpá'];
  const answer = await get(listPath, forged);
  expect(answer.json()).toEqual({ artworks: list.names });
  expect(JSON.stringify(list.requests.map(({ rawHeaders }) => rawHeaders))).not.toMatch(
    /evil|forged|203\.0|ftp|yo"/,
  );
  list.names = ['Laterite'];
  expect((await get()).headers.etag).toBe(plain.headers.etag);
});

test('stores each address separately and forwards a very long one', async () => {
  const get = await openListEdge(({ url }, response) => {
    const body = JSON.stringify({ url });
    const more = { etag: `"${list.requests.length}"`, 'content-length': Buffer.byteLength(body) };
    response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'application/json', ...more });
    response.end(body);
  });
  const endless = `${listPath}?q=${'a'.repeat(2_000)}`;
  const urls = ['?a=1&b=2', '?b=2&a=1', '?a=1&b=2&', '?A=1&b=2', ''].map((query) => listPath + query);
  for (const url of [...urls, endless, ...urls, endless]) expect((await get(url)).json()).toEqual({ url });
  const tags = list.requests
    .filter(({ url }) => url === endless)
    .map(({ headers: sent }) => sent['if-none-match']);
  expect(tags).toEqual([undefined, undefined]);
});
