import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { buildTestApp } from '../testing/server/test-app';

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

/** Opens a connection and collects the received text. */
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
])('answers 413 to a client that sends too much (%s) while it still sends', async (_name, framing) => {
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

test('answers a refusal before the body arrives', async () => {
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
])('refuses %s and closes the connection', async (_name, request) => {
  const client = open(await api());
  client.socket.write(request);
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1\.1 4(00|31) /);
});
