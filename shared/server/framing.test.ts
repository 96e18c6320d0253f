import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseBadFraming } from './framing';

let app: FastifyInstance;
let seen: string[] = [];

beforeAll(async () => {
  app = fastify();
  refuseBadFraming(app);
  app.setNotFoundHandler(({ method, body }) => {
    seen.push(`${method} ${JSON.stringify(body)}`);
    return 'seen';
  });
  app.delete('/declared', { schema: { body: { type: 'object' } } }, ({ body }) => {
    seen.push(`DELETE ${JSON.stringify(body)}`);
    return 'seen';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  seen = [];
});
afterAll(() => app.close());

/** Sends the lines unchanged, and resolves to all received text once the server closes the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => (answer += text));
  socket.write(lines.join('\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const chunked = ['Transfer-Encoding: chunked', '', '2', '{}', '0', '', ''];
const json = 'Content-Type: application/json';

test.each(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'DELETE'])(
  'refuses a body on %s, with chunks or a length',
  async (method) => {
    for (const body of [chunked, ['Content-Length: 2', '', '{}']]) {
      const answer = await send(`${method} / HTTP/1.1`, 'Host: gallery', ...body);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(seen).toEqual([]);
  },
);

test.each([
  ['both length and chunks', ['Content-Length: 2', ...chunked]],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 2', '', '{}']],
  ['a coding that is not ours', ['Transfer-Encoding: gzip, chunked', '', '2', '{}', '0', '', '']],
  ['a coding that nobody knows', ['Transfer-Encoding: xchunked', '', '2', '{}', '0', '', '']],
  ['chunks twice', ['Transfer-Encoding: chunked', ...chunked]],
])('refuses %s and closes the connection', async (_name, rest) => {
  const answer = await send('POST / HTTP/1.1', 'Host: gallery', json, ...rest);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test('refuses chunks in HTTP/1.0', async () => {
  expect(await send('POST / HTTP/1.0', 'Host: gallery', json, ...chunked)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test('accepts the body of a DELETE on a declared route and with a length only', async () => {
  const close = 'Connection: close';
  const body = ['Host: gallery', close, json, 'Content-Length: 7', '', '{"a":1}'];
  expect(await send('DELETE /declared HTTP/1.1', ...body)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send('DELETE /declared HTTP/1.1', 'Host: gallery', json, ...chunked)).toMatch(
    /^HTTP\/1\.1 400 /,
  );
  expect(await send('DELETE /other HTTP/1.1', 'Host: gallery', close, 'Content-Length: 0', '', '')).toContain(
    'seen',
  );
  expect(seen).toEqual(['DELETE {"a":1}', 'DELETE undefined']);
});

test('answers a refusal while the client still sends', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => (answer += text));
  socket.write('GET / HTTP/1.1\r\nHost: gallery\r\nContent-Length: 1000000\r\n\r\n');
  const sending = setInterval(() => socket.write('x'.repeat(10_000)), 5);
  socket.on('error', () => {}); // a client that sends on is reset in the end
  await new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  clearInterval(sending);
  socket.destroy();
  expect(answer).toContain('The request could not be understood.');
});
