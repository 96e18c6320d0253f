import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type GracefulCloseOptions = {
  /** The path that a load balancer asks; it answers 503 `{ status: 'stopping' }` from the first moment on. */
  healthPath: string;
  /** Milliseconds in which new requests are still answered, so that everybody learns of the end in time. */
  drainMs: number;
  /** Milliseconds after that until requests that still run are cut. */
  finishMs?: number;
};

/** Milliseconds without a new connection after which nobody is on the way in, and how long that is waited for. */
const [quietMs, longestMs] = [60, 600];

/**
 * Prepares an app to end without failing a request, and returns the function that ends it, once for all callers.
 * First health says so and every answer tells its connection to close; after `drainMs` nobody is let in any more, event
 * streams end (in `preClose` hooks of their own), idle connections close and running requests finish; after
 * `finishMs` the rest is cut. The app must be built with `return503OnClosing: false`.
 */
export function gracefulClose(app: FastifyInstance, options: GracefulCloseOptions): () => Promise<void> {
  const { healthPath, drainMs, finishMs = 4000 } = options;
  let stopping = false;
  let closed: Promise<void> | undefined;
  /** The last requests wait for this. */
  let doorClosed: Promise<void> | undefined;
  let lastConnection = 0;
  app.server.on('connection', () => {
    lastConnection = performance.now();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!stopping) return done();
    reply.header('connection', 'close');
    if (pathOf(request.url) !== healthPath) return void (doorClosed ? doorClosed.then(() => done()) : done());
    reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
  });
  return () => {
    closed ??= close();
    return closed;
  };

  async function close(): Promise<void> {
    stopping = true;
    await pause(drainMs);
    // Who connects while the door closes would be reset. Clients who ask again and again wait for their answers now, so
    // nobody is on the way in when it does.
    let letGo = () => {};
    doorClosed = new Promise((resolve) => {
      letGo = resolve;
    });
    const until = performance.now() + longestMs;
    do await pause(quietMs / 4);
    while (performance.now() - lastConnection < quietMs && performance.now() < until);
    // Right after a poll whoever came has been let in.
    await afterPoll();
    // A connection whose answer began before the end was announced becomes idle without having heard of it.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => app.server.closeAllConnections(), finishMs);
    const ended = app.close();
    while (app.server.listening) await pause(1);
    letGo();
    await ended;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
