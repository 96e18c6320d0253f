import { once } from 'node:events';
import { Server as Listener } from 'node:net';
import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type GracefulCloseOptions = {
  /** These paths answer 503 from the stop signal on, so that whoever probes them sends no more requests. */
  healthPaths: string[];
  drainMs: number;
  finishMs?: number;
};

/** After `quietMs` without a new connection, no client is about to connect. */
const quietMs = 60;
/** Clients that connect for each request never become quiet. Those that wait for an answer do, once a crowd is accepted. */
const maxQuietWaitMs = { answering: 300, holding: 3_000 };

/** The longest time for kept-alive connections to end with their next answer, in milliseconds. */
const maxLingerMs = 1000;

/**
 * Closes the server without failing a request, but cuts those that still run after `finishMs`. Build the app with
 * `return503OnClosing: false`. Connections stay alive until the server no longer listens, because a front that has to
 * connect again may do so at the moment when the system resets new connections.
 */
export function gracefulClose(app: FastifyInstance, options: GracefulCloseOptions): () => Promise<void> {
  const { healthPaths, drainMs, finishMs = 4000 } = options;
  let stopping = false;
  let closed: Promise<void> | undefined;
  let listenerClosed: Promise<void> | undefined;
  let lastConnection = 0;
  app.server.on('connection', () => {
    lastConnection = performance.now();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!stopping) return done();
    const isHealth = healthPaths.includes(pathOf(request.url));
    if (isHealth || listenerClosed || !app.server.listening) reply.header('connection', 'close');
    if (isHealth)
      return void reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
    if (listenerClosed) void listenerClosed.then(() => done());
    else done();
  });
  return () => {
    closed ??= close();
    return closed;
  };

  async function close(): Promise<void> {
    stopping = true;
    await pause(drainMs);
    let releaseAnswers = () => {};
    if (!(await becomesQuiet(maxQuietWaitMs.answering))) {
      // These clients connect for each request. They wait for their answers, so that they do not connect now.
      listenerClosed = new Promise((resolve) => {
        releaseAnswers = resolve;
      });
      await becomesQuiet(maxQuietWaitMs.holding);
    }
    await afterPoll();
    const ended = once(app.server, 'close');
    // The same method of an HTTP server also closes idle connections, on which a front may be sending.
    Listener.prototype.close.call(app.server);
    releaseAnswers();
    const cut = setTimeout(() => app.server.closeAllConnections(), finishMs);
    await Promise.race([ended, pause(Math.min(drainMs, maxLingerMs))]);
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cut);
  }

  async function becomesQuiet(maxMs: number): Promise<boolean> {
    const isQuiet = () => performance.now() - lastConnection >= quietMs;
    const until = performance.now() + maxMs;
    do await pause(quietMs / 4);
    while (!isQuiet() && performance.now() < until);
    return isQuiet();
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
