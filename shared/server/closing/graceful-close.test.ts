import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { gracefulClose } from './graceful-close';

const apps: FastifyInstance[] = [];
afterEach(() => {
  for (const app of apps.splice(0)) app.server.closeAllConnections();
});

/** Starts a server whose answers take ten milliseconds, and returns a function that closes it. */
async function start({ drainMs = 200, finishMs = 4000 } = {}) {
  const app = fastify({ return503OnClosing: false });
  apps.push(app);
  const close = gracefulClose(app, { healthPaths: ['/api/health'], drainMs, finishMs });
  app.get('/api/health', () => ({ status: 'ok' }));
  app.get('/work', () => pause(10, { title: 'Noon' }));
  app.get('/slow', () => pause(600, { title: 'Dusk' }));
  app.get('/endless', () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, close, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

async function ask(url: string, agent: Agent) {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

test('answers each request of twenty clients during a stop and closes their connections', async () => {
  const { close, url } = await start();
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: (number | undefined)[] = [];
    for (;;) {
      const { status, connection } = await ask(`${url}/work`, agent);
      statuses.push(status);
      if (connection === 'close') return statuses;
    }
  });
  await pause(100);
  const closed = close();
  const statuses = (await Promise.all(clients)).flat();
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await closed;
  await expect(fetch(`${url}/work`)).rejects.toThrow();
});

test('answers or refuses new connections during a stop and cuts none off', async () => {
  const { close, url } = await start();
  const ends: string[] = [];
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const end = await ask(`${url}/work`, agent).then(
        ({ status }) => `${status}`,
        ({ code }) => `${code}`,
      );
      ends.push(end);
      if (end !== '200') return;
    }
  });
  await pause(100);
  await Promise.all([close(), ...clients]);
  expect(new Set(ends)).toEqual(new Set(['200', 'ECONNREFUSED']));
});

test('keeps connections alive until it no longer listens, and closes them with their next answer', async () => {
  const { app, close, url } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(`${url}/work`, agent);
  const [socket] = Object.values(agent.freeSockets).flat();
  const closed = close();
  expect(await ask(`${url}/work`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
  while (app.server.listening) await pause(5);
  expect(Object.values(agent.freeSockets).flat()).toEqual([socket]);
  expect(await ask(`${url}/work`, agent)).toEqual({ status: 200, connection: 'close' });
  await closed;
});

test('health answers 503 during a stop while requests are still answered', async () => {
  const { close, url } = await start();
  const closed = close();
  const health = await fetch(`${url}/api/health?verbose`);
  expect([health.status, await health.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await fetch(`${url}/work`)).status).toBe(200);
  await closed;
});

test('finishes a request that outlasts the drain and closes an idle connection', async () => {
  const { close, url } = await start({ drainMs: 50 });
  const idle = new Agent({ keepAlive: true });
  await ask(`${url}/work`, idle);
  const [socket] = Object.values(idle.freeSockets).flat();
  const slow = fetch(`${url}/slow`);
  await pause(50);
  await Promise.all([close(), socket && once(socket, 'close')]);
  expect(await (await slow).json()).toEqual({ title: 'Dusk' });
});

test('cuts a request that never ends, so that the process ends', async () => {
  const { close, url } = await start({ drainMs: 0, finishMs: 100 });
  const endless = fetch(`${url}/endless`).catch(() => 'cut');
  await pause(50);
  await close();
  expect(await endless).toBe('cut');
});
