import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startEdge, startOpenEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

test('a stopping edge finishes its open requests and accepts no new ones', async () => {
  let received = 0;
  const api = createServer(async ({ url }, response) => {
    if (url === '/api/heartbeat') return void response.writeHead(404).end();
    if (url === '/api/slow') received++;
    await pause(2000);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"artworks":[],"next":null}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const edge = await startEdge({ api: `http://127.0.0.1:${port}`, remotes: running().remotes });

  const answers = Array.from({ length: 20 }, () => fetch(`${edge.url}/api/slow`));
  await expect.poll(() => received).toBe(20);
  const stopped = edge.stop();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await stopped;
  await expect(fetch(edge.url)).rejects.toThrow();
  api.close();
});

test('a stopping edge answers every request of twenty busy clients', async () => {
  const { api, remotes } = running();
  const edge = await startOpenEdge({ api, remotes, settings: { DRAIN_MS: '2000' } });
  const paths = ['/', '/artist', '/api/artwork?limit=1', '/robots.txt'];
  const clients = Array.from({ length: 20 }, (_, number) =>
    requestUntilClosed(edge.url + paths[number % paths.length]),
  );
  await pause(500);
  const stopped = edge.stop();
  // A busy edge hears the signal after the requests that it has begun.
  await expect
    .poll(async () => {
      const health = await fetch(`${edge.url}/api/health`);
      return [health.status, await health.json()];
    })
    .toEqual([503, { status: 'stopping' }]);
  const statuses = (await Promise.all(clients)).flat();
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await stopped;
});

/** Sends requests over one kept-alive connection until an answer announces its close. */
async function requestUntilClosed(url: string): Promise<(number | undefined)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: (number | undefined)[] = [];
  for (;;) {
    const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    statuses.push(answer.statusCode);
    if (answer.headers.connection === 'close') return statuses;
  }
}
