import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startEdge } from '../product';
import { expect, running, test } from '../visit';

test('an edge that is told to stop finishes the requests it is answering, and takes no new ones', async () => {
  let received = 0;
  const api = createServer(async ({ url }, response) => {
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
