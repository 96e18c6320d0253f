import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/client';
import { buildTestApp } from '../testing/test-app';
import { openTestDatabase } from '../testing/test-database';
import { closeSlowClients } from './slow-clients';

let database: OpenDatabase;
const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => database.close());

async function listen(app: FastifyInstance): Promise<number> {
  apps.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const api = () => listen(buildTestApp(database.db));

/** A connection, and what came over it. */
function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  const client = { socket, received: '', closed: once(socket, 'close') };
  socket.on('error', () => {});
  socket.setEncoding('latin1').on('data', (text) => {
    client.received += text;
  });
  sockets.push(socket);
  return client;
}

function head(line: string, ...headers: string[]): string {
  return [line, 'Host: gallery', 'Content-Type: application/json', ...headers, '', ''].join('\r\n');
}

test.each([
  ['by its length', 'Content-Length: 50000000'],
  ['in chunks', 'Transfer-Encoding: chunked'],
])('whoever sends too much, told %s, reads 413 while still sending', async (_name, framing) => {
  const { socket, ...client } = open(await api());
  const seen = { text: '' };
  socket.on('data', (text) => {
    seen.text += text;
  });
  const ended = once(socket, 'end');
  socket.write(head('POST /api/contact HTTP/1.1', framing));
  const piece = framing.includes('chunked') ? `4000\r\n${'a'.repeat(0x4000)}\r\n` : 'a'.repeat(0x4000);
  const sending = setInterval(() => socket.writable && socket.write(piece), 2);
  await ended;
  clearInterval(sending);
  expect(seen.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(seen.text).toMatch(/connection: close/i);
  expect(seen.text).toContain('The request is too large.');
  await client.closed;
});

test('whoever is refused before the body is read is told so, and the rest is not waited for', async () => {
  const client = open(await api());
  client.socket.write(head('PUT /api/auth/update HTTP/1.1', 'Content-Length: 60000'));
  client.socket.write('{"title":');
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1\.1 401 /);
});

test.each([
  ['a body on GET', head('GET /api/artwork HTTP/1.1', 'Content-Length: 2')],
  ['chunks on GET', head('GET /api/artwork HTTP/1.1', 'Transfer-Encoding: chunked')],
  ['two framings', head('POST /api/contact HTTP/1.1', 'Content-Length: 2', 'Transfer-Encoding: chunked')],
  ['headers over 16 KB', head('GET /api/health HTTP/1.1', `X-Long: ${'a'.repeat(17_000)}`)],
])('%s: refused, and the connection is closed', async (_name, request) => {
  const client = open(await api());
  client.socket.write(request);
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1\.1 4(00|31) /);
});

/** A server with the rule alone, and short times: a form has half a second, a stall a fifth. */
async function impatient() {
  const app = fastify({ requestTimeout: 0 });
  closeSlowClients(app, { formMs: 500, stallMs: 200, lookMs: 20 });
  app.addContentTypeParser('image/png', (_request, body, done) => done(null, body));
  app.post('/form', () => 'read');
  app.post('/upload', { config: { isUpload: true } }, async ({ body }) => {
    let bytes = 0;
    for await (const piece of body as AsyncIterable<Buffer>) bytes += piece.length;
    return `${bytes} bytes`;
  });
  app.get('/picture', (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/work', async () => pause(900, 'done'));
  return listen(app);
}

async function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

test('a form that comes letter by letter is ended with words', async () => {
  const client = open(await impatient());
  client.socket.write(head('POST /form HTTP/1.1', 'Content-Length: 1000'));
  const typing = setInterval(() => client.socket.write(' '), 30);
  await client.closed;
  clearInterval(typing);
  expect(client.received).toMatch(/^HTTP\/1\.1 408 /);
  expect(client.received).toContain('The request took too long to arrive.');
});

test('an upload may take its time while it moves, and is ended when it stands still', async () => {
  const port = await impatient();
  const upload = head('POST /upload HTTP/1.1', 'Content-Length: 200000').replace(
    'application/json',
    'image/png',
  );
  const moving = open(port);
  moving.socket.write(upload);
  for (let sent = 0; sent < 20; sent += 1) {
    moving.socket.write('a'.repeat(10_000));
    await pause(60);
  }
  while (!moving.received.includes('200000 bytes')) await pause(20);
  const still = open(port);
  still.socket.write(upload);
  still.socket.write('a'.repeat(10_000));
  await still.closed;
});

test('a reader who takes nothing is left, whoever waits for us is not', async () => {
  const port = await impatient();
  const waiting = open(port);
  waiting.socket.write('GET /work HTTP/1.1\r\nHost: gallery\r\n\r\n');
  const reader = connect(port, '127.0.0.1');
  sockets.push(reader);
  reader.on('error', () => {});
  reader.write('GET /picture HTTP/1.1\r\nHost: gallery\r\n\r\n');
  reader.pause();
  const [app] = apps;
  const count = () => new Promise<number>((done) => app?.server.getConnections((_, n) => done(n)));
  while ((await count()) > 1) await pause(20);
  while (!waiting.received.includes('done')) await pause(20);
});
