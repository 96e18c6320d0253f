import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { edges, openEdge } from '../../testing/open-edge';
import { startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge } from '../../testing/sample-edge';

test.each([
  ['its declared length exceeds the limit', 'Content-Length: 70000'],
  ['its chunks exceed the limit', 'Transfer-Encoding: chunked'],
])('refuses a form that is too large while it arrives, when %s', async (_name, framing) => {
  const { url } = await openEdge(
    (request, response) => void request.resume().on('end', () => response.end('taken')),
  );
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket
    .setEncoding('latin1')
    .on('data', (text) => (answer += text))
    .on('error', () => {});
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: gallery\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`,
  );
  const piece = 'x'.repeat(5000);
  const sending = setInterval(() => socket.write(framing.startsWith('C') ? 'x' : `1388\r\n${piece}\r\n`), 5);
  await once(socket, 'end');
  clearInterval(sending);
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"message":"What was sent is too large."');
});

test('accepts a larger body for signed commands only', async () => {
  const { url } = await openEdge((request, response) => {
    void request.resume().on('end', () => response.end(request.url));
  });
  const post = async (path: string, bytes: number) =>
    (await fetch(url + path, { method: 'POST', body: Buffer.alloc(bytes) })).status;
  expect(await post('/api/releases/signed-commands', 640 * 1024)).toBe(200);
  expect(await post('/api/releases/signed-commands', 640 * 1024 + 1)).toBe(413);
  expect(await post('/api/releases/commands', 640 * 1024)).toBe(413);
  expect(await post('/api/releases/signed-commands?so=1', 640 * 1024)).toBe(413);
});

test.each([
  '/registry',
  '/telemetry/',
  '/api/../registry',
  '/api/%2e%2e/registry',
  '/api//../metrics',
  '//registry',
])('the address %s does not reach the internal paths of the API', async (path) => {
  const asked: (string | undefined)[] = [];
  const { url } = await openEdge((request, response) => {
    asked.push(request.url);
    response.end();
  });
  const answered = new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (piece) => (text += piece)).on('close', () => resolve(text));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: gallery\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  });
  expect(await answered).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(asked).toEqual([]);
});

test('forwards the refusal of an upload while the upload is in progress', async () => {
  const { url } = await openEdge(
    (_request, response) => void response.writeHead(401).end('{"message":"No."}'),
  );
  const answer = await fetch(`${url}/v0/b/gallery/o`, { method: 'POST', body: Buffer.alloc(4_000_000) });
  expect([answer.status, await answer.text()]).toEqual([401, '{"message":"No."}']);
});

test('forwards a large file of works, and refuses other texts of this size', async () => {
  const api = await startRecordingApi();
  const { app } = sampleEdge({ apiUrl: api.url });
  const headers = { 'content-type': 'application/octet-stream' };
  const payload = Buffer.alloc(100_000, 'a');
  const send = (url: string) => app.inject({ method: 'POST', url, headers, payload });
  await send('/api/collection/imports?file_name=works.csv');
  expect(api.seen.map(({ body }) => body.length)).toEqual([100_000]);
  expect((await send('/api/collection/edits')).statusCode).toBe(413);
  await app.close();
  await api.stop();
});

test('sends the API the client’s address and no header that the client claims', async () => {
  const received: IncomingMessage['headers'][] = [];
  const { edge } = await openEdge(({ headers }, response) => {
    received.push(headers);
    response.end();
  });
  const claims = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=6.6.6.6',
  };
  await edge.app.inject({
    url: '/api/order/7',
    headers: { ...claims, host: 'gallery.example', 'x-real-ip': '6.6.6.6' },
  });
  expect(received[0]).toMatchObject({ host: 'gallery.example', 'x-forwarded-for': '127.0.0.1' });
  expect(Object.keys(received[0] ?? {})).not.toEqual(expect.arrayContaining(['x-forwarded-host']));
  expect(JSON.stringify(received)).not.toMatch(/6\.6\.6\.6|evil/);
});

test('sends the API the address from a trusted front', async () => {
  const api = await startRecordingApi();
  const { app } = sampleEdge({ apiUrl: api.url, behindFront: true });
  await app.inject({ url: '/api/order/7', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(api.seen).toEqual([expect.objectContaining({ from: '203.0.113.9' })]);
  await app.close();
  await api.stop();
});

test('forwards the body of a DELETE', async () => {
  const api = await startRecordingApi();
  const { app } = sampleEdge({ apiUrl: api.url });
  await app.inject({ method: 'DELETE', url: '/api/artwork/delete?a=../b', payload: { artist_id: '7' } });
  expect(api.seen).toEqual([
    { method: 'DELETE', url: '/api/artwork/delete?a=../b', from: '127.0.0.1', body: '{"artist_id":"7"}' },
  ]);
  await app.close();
  await api.stop();
});

test.each(['/api/../admin', '/api/..%2fv0', '/api/%2e%2e/v0/b', '/api/a\\..\\b', '/api/x#y', '/v0/./b'])(
  'refuses the ambiguous address %s',
  async (path) => {
    const api = await startRecordingApi();
    const edge = sampleEdge({ apiUrl: api.url });
    edges.push(edge);
    const [answer] = (await once(get(await listen(edge.app), { path, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    expect(answer.resume().statusCode).toBe(400);
    expect(api.seen).toEqual([]);
    await api.stop();
  },
);
