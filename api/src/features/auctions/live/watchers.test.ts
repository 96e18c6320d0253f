import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWatchers } from './watchers';

let server: Server;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function visit() {
  const arrival = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false }).on('error', () => {});
  const response = (await arrival)[1] as ServerResponse;
  return { response, leave };

  async function leave() {
    const gone = once(response, 'close');
    request.destroy();
    await gone;
  }
}

test('counts the visitors of an auction until they leave', async () => {
  const watchers = createWatchers();
  const [one, other] = [await visit(), await visit()];
  for (const { response } of [one, other]) watchers.add('an-auction', response);
  expect([watchers.count('an-auction'), watchers.count('another')]).toEqual([2, 0]);
  await one.leave();
  expect(watchers.count('an-auction')).toBe(1);
  await other.leave();
  expect(watchers.count('an-auction')).toBe(0);
});

test('does not count a visitor who left while the lot was read', async () => {
  const watchers = createWatchers();
  const { response, leave } = await visit();
  await leave();
  watchers.add('an-auction', response);
  expect(watchers.count('an-auction')).toBe(0);
});
