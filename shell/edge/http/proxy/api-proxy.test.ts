import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge } from '../../testing/sample-edge';
import type { Edge } from '../build-edge';

const servers: Server[] = [];
const edges: Edge[] = [];

afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Opens an edge in front of an API with this answer. The API answers the heartbeat unless `lives` is false. */
async function open(answer: (request: IncomingMessage, response: ServerResponse) => void, lives = true) {
  const api = createServer((request, response) => {
    if (lives && request.url === '/api/heartbeat') return void response.writeHead(404).end();
    return answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(api);
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const edge = sampleEdge({ apiUrl, heartbeat: { everyMs: 30, silenceMs: 150 } });
  edges.push(edge);
  return { edge, url: await listen(edge.app) };
}

async function followEvents() {
  const streams: ServerResponse[] = [];
  const opened = await open((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.push(response);
  });
  const [answer] = (await once(get(`${opened.url}/api/artwork/stream`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const [stream] = streams;
  if (!stream) throw new Error('The API was not request.');
  return { ...opened, answer: answer.setEncoding('utf8'), stream };
}

test('starts an event stream before its first event and forwards each event at once', async () => {
  const { answer, stream } = await followEvents();
  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.headers['content-encoding']).toBeUndefined();
  for (const event of ['data: one\n\n', 'data: two\n\n']) {
    stream.write(event);
    expect(await once(answer, 'data')).toEqual([event]);
  }
  stream.end();
  await once(answer, 'end');
});

test('ends the API’s stream when its reader leaves', async () => {
  const { answer, stream } = await followEvents();
  answer.destroy();
  await once(stream, 'close');
  expect(stream.writableFinished).toBe(false);
});

test('a stopping edge completes its streams', async () => {
  const { edge, answer, stream } = await followEvents();
  answer.resume();
  await Promise.all([edge.close(), once(answer, 'end'), once(stream, 'close')]);
  expect(answer.complete).toBe(true);
});

test('streams an upload to the API and accepts more than a form may have', async () => {
  let bytes = 0;
  const { url } = await open((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(String(bytes)));
  });
  const upload = request(`${url}/v0/b/gallery/o?name=images%2Fnoon.png`, { method: 'POST' });
  upload.write(Buffer.alloc(300_000));
  while (bytes < 300_000) await pause(10);
  upload.end(Buffer.alloc(700_000));
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(await once(answer.setEncoding('utf8'), 'data')).toEqual(['1000000']);
});

test.each([
  ['its declared length exceeds the limit', 'Content-Length: 70000'],
  ['its chunks exceed the limit', 'Transfer-Encoding: chunked'],
])('refuses a form that is too large while it arrives, when %s', async (_name, framing) => {
  const { url } = await open(
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
  const { url } = await open((request, response) => {
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
  const { url } = await open((request, response) => {
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
  const { url } = await open((_request, response) => void response.writeHead(401).end('{"message":"No."}'));
  const answer = await fetch(`${url}/v0/b/gallery/o`, { method: 'POST', body: Buffer.alloc(4_000_000) });
  expect([answer.status, await answer.text()]).toEqual([401, '{"message":"No."}']);
});

test('answers 408 to a form that arrives byte by byte', async () => {
  const api = await startRecordingApi();
  const edge = sampleEdge({ apiUrl: api.url, limits: { bodyMs: 200 } });
  edges.push(edge);
  const url = await listen(edge.app);
  const slow = request(`${url}/api/contact`, { method: 'POST', headers: { 'content-length': 1000 } });
  const drip = setInterval(() => slow.write('x'), 20);
  slow.on('error', () => {});
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  clearInterval(drip);
  expect(answer.statusCode).toBe(408);
  expect(api.seen).toEqual([]);
  slow.destroy();
  await api.stop();
});

test('the edge keeps running after the body timeout of a refused request', async () => {
  const edge = sampleEdge({ limits: { bodyMs: 50 } });
  edges.push(edge);
  const url = await listen(edge.app);
  const post = { method: 'POST', path: '/api/lot/..%2f..%2fadmin/bid', agent: false };
  const [refused] = (await once(request(url, post).end('{"max":1}'), 'response')) as [IncomingMessage];
  expect(refused.resume().statusCode).toBe(400);
  await pause(150);
  expect((await fetch(`${url}/remotes.json`)).status).toBe(200);
});

test('answers 502 with a message while the API is down', async () => {
  const { app } = sampleEdge({ apiUrl: 'http://127.0.0.1:1' });
  const answer = await app.inject('/api/artwork');
  expect([answer.statusCode, answer.json()]).toEqual([502, { message: networkMessage }]);
  await app.close();
});

test('answers 503 with a message while the API hangs', async () => {
  const { url } = await open(() => {}, false);
  for (const path of ['/api/artwork', '/api/order/7', '/api/artwork']) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.json()]).toEqual([503, { message: networkMessage }]);
  }
});

test('sends a bid to an API that hangs and returns its answer later', async () => {
  let hangs = true;
  const bids: ServerResponse[] = [];
  const { url } = await open((request, response) => {
    if (request.method === 'POST') bids.push(response);
    else if (!hangs) response.writeHead(404).end();
  }, false);
  expect((await fetch(`${url}/api/order/7`)).status).toBe(503);
  const bid = fetch(`${url}/api/lot/7/bid`, { method: 'POST', body: '{}' });
  while (bids.length === 0) await pause(10);
  hangs = false;
  bids[0]?.end('placed');
  expect(await (await bid).text()).toBe('placed');
});

test('waits for a slow call while the API answers its probes', async () => {
  const { url } = await open((_request, response) => void setTimeout(() => response.end('paid'), 2500));
  expect(await (await fetch(`${url}/api/payment`, { method: 'POST', body: '{}' })).text()).toBe('paid');
});

test('sends the API the client’s address and no header that the client claims', async () => {
  const received: IncomingMessage['headers'][] = [];
  const { edge } = await open(({ headers }, response) => {
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
