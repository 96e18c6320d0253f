import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { pathOfOwnTarget, refuseForeignTargets } from './request-target';

let app: FastifyInstance;
let seen: string[] = [];

beforeAll(async () => {
  app = fastify({ rewriteUrl: pathOfOwnTarget('https://gallery.example') });
  refuseForeignTargets(app);
  app.setNotFoundHandler(({ url }) => {
    seen.push(url);
    return 'seen';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  seen = [];
});
afterAll(() => app.close());

/** Sends the lines unchanged, and resolves to the received text once the server closes the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => (answer += text));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

test.each([
  'http://evil.example/contact-us/',
  'http://gallery.example/about',
  'https://gallery.example:8443/about',
  'https://gallery.example@evil.example/about',
  'https://ada@gallery.example/about',
  'https://gallery.example.evil.example/about',
  'https:gallery.example/about',
])('refuses the target %s', async (target) => {
  expect(await send(`GET ${target} HTTP/1.1`, 'Host: gallery.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test.each([
  ['https://gallery.example/about?page=2', '/about?page=2'],
  ['HTTPS://GALLERY.EXAMPLE:443/about', '/about'],
  ['https://gallery.example', '/'],
  ['https://gallery.example?page=2', '/?page=2'],
  ['https://gallery.example//evil.example', '//evil.example'],
])('answers %s as the path %s', async (target, path) => {
  await send(`GET ${target} HTTP/1.1`, 'Host: gallery.example');
  expect(seen).toEqual([path]);
});

test.each([
  ['two lines', ['Host: gallery.example', 'Host: evil.example']],
  ['the same line twice', ['Host: gallery.example', 'host: gallery.example']],
  ['two names in one line', ['Host: gallery.example, evil.example']],
  ['a path in the name', ['Host: gallery.example/evil']],
  ['a user in the name', ['Host: gallery@evil.example']],
])('refuses a Host of %s', async (_name, hosts) => {
  expect(await send('GET / HTTP/1.1', ...hosts)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test.each(['gallery.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'api_demo:4000'])(
  'answers the Host %s',
  async (host) => {
    await send('GET /about HTTP/1.1', `Host: ${host}`);
    expect(seen).toEqual(['/about']);
  },
);
