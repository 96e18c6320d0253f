import {
  type Answer,
  answerList,
  closeListEdges,
  list,
  listPath,
  openListEdge,
  resetList,
} from '../../testing/list-edge';

beforeEach(resetList);
afterEach(closeListEdges);

test.each([
  ['a session', { authorization: 'Bearer of Adaeze' }],
  ['a cookie', { cookie: 'session=1' }],
  ['a cookie beside ours', { cookie: '__Host-canary=0123456789abcdef; session=1' }],
  ['a range', { range: 'bytes=0-3' }],
])('forwards a request with %s to the API and does not store the answer', async (_what, sent) => {
  const get = await openListEdge();
  list.headers = { 'cache-control': 'no-cache', vary: 'authorization' };
  list.names = ['Only for Adaeze'];
  expect((await get(listPath, sent)).json()).toEqual({ artworks: list.names });
  expect(list.requests[0]?.headers).toMatchObject(sent);
  list.names = ['Laterite'];
  const answer = await get();
  expect(answer.json()).toEqual({ artworks: ['Laterite'] });
  expect(answer.headers.vary).toBe('authorization, accept-encoding');
  expect(list.requests[1]?.headers['if-none-match']).toBeUndefined();
  list.names = ['Only for Adaeze'];
  await get(listPath, sent);
  expect(list.requests[2]?.headers).toMatchObject(sent);
});

test.each([
  ['private', { 'cache-control': 'private, no-cache' }],
  ['not for storing', { 'cache-control': 'no-store' }],
  ['a cookie', { 'set-cookie': 'session=1' }],
  ['different by cookie', { vary: 'cookie' }],
  ['different by anything', { vary: '*' }],
  ['no JSON', { 'content-type': 'text/html' }],
])('neither stores nor shares an answer that is %s', async (_what, given) => {
  const get = await openListEdge();
  list.headers = given;
  await get();
  const before = list.requests.length;
  const answers = await Promise.all([get(), get()]);
  for (const answer of answers) expect(answer.statusCode).toBe(200);
  for (const { headers: sent } of list.requests) expect(sent['if-none-match']).toBeUndefined();
  // The edge forwards each request, whatever the shared request returned.
  expect(list.requests.length - before).toBeGreaterThanOrEqual(3);
});

test('forwards an answer that is too large to store', async () => {
  list.names = ['x'.repeat(200_000)];
  const get = await openListEdge();
  expect((await get()).json()).toEqual({ artworks: list.names });
  expect((await get()).json()).toEqual({ artworks: list.names });
  for (const { headers: sent } of list.requests) expect(sent['if-none-match']).toBeUndefined();
});

test.each([404, 422, 500, 503])('never stores an error (%i)', async (status) => {
  let isWell = true;
  const get = await openListEdge((request, response) => {
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
  expect(list.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
});

test('stores nothing of an answer that breaks off', async () => {
  let breaks = true;
  const get = await openListEdge((request, response) => {
    if (!breaks) return answerList(request, response);
    const given = { 'cache-control': 'no-cache', etag: '"half"', 'content-type': 'application/json' };
    response.writeHead(200, { ...given, 'content-length': 100 });
    response.write('{"artworks":', () => response.destroy());
  });
  await get().catch(() => undefined);
  breaks = false;
  expect((await get()).json()).toEqual({ artworks: ['Laterite'] });
});

test('answers 503 while the API hangs and uses it again afterwards', async () => {
  let hangs = true;
  const unlessItHangs =
    (answer: Answer): Answer =>
    (request, response) =>
      hangs ? undefined : answer(request, response);
  const get = await openListEdge(
    unlessItHangs(answerList),
    unlessItHangs((_, response) => response.writeHead(404).end()),
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => get()));
  for (const { statusCode } of answers) expect(statusCode).toBe(503);
  hangs = false;
  for (const server of list.servers) server.closeAllConnections();
  let answer = await get();
  while (answer.statusCode === 503) {
    await new Promise((done) => setTimeout(done, 50));
    answer = await get();
  }
  expect(answer.json()).toEqual({ artworks: ['Laterite'] });
});
