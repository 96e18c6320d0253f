import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { closeSlowClients } from './slow-clients';

let app: FastifyInstance;
const sockets: Socket[] = [];
const timers: NodeJS.Timeout[] = [];

beforeEach(async () => {
  app = fastify({ bodyLimit: 1e9 });
  closeSlowClients(app, {
    withinMs: 400,
    minBytes: 4096,
    everyMs: 50,
    form: { bodyMs: 1000, includes: ({ url }) => url === '/form-of-ours' },
  });
  app.get('/small', () => 'small');
  app.get('/large', (_request, reply) => reply.send(Readable.from(pieces())));
  app.get('/events', (_request, reply) => {
    const events = new Readable({ read() {} });
    events.push('data: one\n\n');
    reply.type('text/event-stream').send(events);
  });
  app.post('/form', () => 'taken');
  app.post('/form-of-ours', () => 'taken');
  app.get('/work', () => pause(900, 'done'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const timer of timers.splice(0)) clearInterval(timer);
  for (const socket of sockets.splice(0)) socket.destroy();
  app.server.closeAllConnections();
  await app.close();
});

function* pieces() {
  for (let piece = 0; piece < 1000; piece++) yield Buffer.alloc(64 * 1024);
}

function visit(first: string, every = 0, then = ''): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(first));
  sockets.push(socket);
  socket.on('error', () => {});
  if (every) timers.push(setInterval(() => socket.writable && socket.write(then), every));
  return socket;
}
const openOnServer = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
const head = (line: string, ...lines: string[]) =>
  [`${line} HTTP/1.1`, 'Host: gallery', ...lines, '', ''].join('\r\n');

test('closes a client that sends a body byte by byte, read or not', async () => {
  const onForm = visit(
    head('POST /form', 'Content-Length: 1000', 'Content-Type: text/plain'),
    20,
    'x',
  ).resume();
  const onPage = visit(head('GET /small', 'Content-Length: 1000'), 20, 'x').resume();
  await Promise.all(
    [onForm, onPage].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  );
});

test('closes a client that does not read the answer', async () => {
  visit(head('GET /large')).pause();
  while ((await openOnServer()) === 0) await pause(20);
  while ((await openOnServer()) > 0) await pause(50);
});

test('keeps an upload that makes progress', async () => {
  const upload = visit(
    head('POST /form', 'Content-Length: 60000', 'Content-Type: text/plain'),
    50,
    'x'.repeat(2000),
  );
  const [answer] = await once(upload.setEncoding('latin1'), 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 (200|415) /);
});

test('keeps a client that waits for rare events', async () => {
  const reader = visit(head('GET /events')).resume();
  await pause(1200);
  expect(reader.closed).toBe(false);
});

test.each([
  ['stops', 0, ''],
  ['comes in small pieces', 50, 'x'.repeat(1000)],
])('answers 408 to a form that %s and closes the connection', async (_how, every, then) => {
  const client = visit(
    head('POST /form-of-ours', 'Content-Length: 60000', 'Content-Type: text/plain'),
    every,
    then,
  );
  const [answer] = await once(client.setEncoding('latin1'), 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('The request took too long to arrive.');
  await once(client, 'close');
});

test('keeps a client that waits for a slow answer', async () => {
  const [answer] = await once(visit(head('GET /work')).setEncoding('latin1'), 'data');
  expect(answer).toContain('done');
});
