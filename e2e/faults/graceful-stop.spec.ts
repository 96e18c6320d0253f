import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startHangingLine } from '../support/processes/broken-server';
import { startOpenEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

const paths = ['/', '/artist', '/api/artwork?limit=1', '/robots.txt'];

test('a stopping edge finishes its open requests, answers every request of twenty busy clients, and accepts no new ones', async () => {
  const line = await startHangingLine(running().api);
  line.delay(/q=slow/, 2000);
  const { remotes } = running();
  const edge = await startOpenEdge({ api: line.url, remotes, settings: { DRAIN_MS: '2000' } });
  const clients = Array.from({ length: 20 }, (_, number) =>
    requestUntilClosed(edge.url + paths[number % paths.length]),
  );
  let open = 20;
  const answers = Array.from({ length: open }, async (_, number) => {
    const { status } = await fetch(`${edge.url}/api/artwork?limit=1&q=slow${number}`);
    open -= 1;
    return status;
  });
  await pause(500);
  expect(open).toBe(20);
  const stopped = edge.stop();
  // A busy edge hears the signal after the requests that it has begun.
  await expect
    .poll(async () => {
      const health = await fetch(`${edge.url}/api/health`);
      return [health.status, await health.json()];
    })
    .toEqual([503, { status: 'stopping' }]);
  expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
  const statuses = (await Promise.all(clients)).flat();
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await stopped;
  await expect(fetch(edge.url)).rejects.toThrow();
  await line.stop();
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
