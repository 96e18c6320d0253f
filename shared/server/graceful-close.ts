import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type GracefulCloseOptions = {
  healthPath: string;
  drainMs: number;
  finishMs?: number;
};

/** After `quietMs` without a new connection, no client is about to connect. */
const [quietMs, maxQuietWaitMs] = [60, 600];

/** Closes the server without failing a request, but cuts those that still run after `finishMs`. Build the app with `return503OnClosing: false`. */
export function gracefulClose(app: FastifyInstance, options: GracefulCloseOptions): () => Promise<void> {
  const { healthPath, drainMs, finishMs = 4000 } = options;
  let stopping = false;
  let closed: Promise<void> | undefined;
  let listenerClosed: Promise<void> | undefined;
  let lastConnection = 0;
  app.server.on('connection', () => {
    lastConnection = performance.now();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!stopping) return done();
    reply.header('connection', 'close');
    if (pathOf(request.url) !== healthPath)
      return void (listenerClosed ? listenerClosed.then(() => done()) : done());
    reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
  });
  return () => {
    closed ??= close();
    return closed;
  };

  async function close(): Promise<void> {
    stopping = true;
    await pause(drainMs);
    // The system resets connections that arrive while the listener closes. Answers wait for it, so that no client
    // connects again.
    let releaseAnswers = () => {};
    listenerClosed = new Promise((resolve) => {
      releaseAnswers = resolve;
    });
    const until = performance.now() + maxQuietWaitMs;
    do await pause(quietMs / 4);
    while (performance.now() - lastConnection < quietMs && performance.now() < until);
    await afterPoll();
    // An answer that began before the server set `connection: close` leaves its connection idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => app.server.closeAllConnections(), finishMs);
    const ended = app.close();
    while (app.server.listening) await pause(1);
    releaseAnswers();
    await ended;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
