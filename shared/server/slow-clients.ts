import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type SlowClientLimits = {
  /** Milliseconds after which a client must have sent, or taken, so many bytes of what is under way. */
  withinMs?: number;
  leastBytes?: number;
  /** Milliseconds between two looks. */
  everyMs?: number;
};

type Progress = { bytes: number; since: number };

/**
 * Cuts the connections of clients who send a body or take an answer so slowly that they only hold the connection:
 * less than `leastBytes` (default 4096) in `withinMs` (default 15 s). Nobody is cut who waits for us, so event streams
 * and calls that take long stay; an upload or a download stays as long as it makes progress. Answers larger
 * than some 64 KB must be streamed, because the progress of one large write is not seen.
 */
export function closeSlowClients(app: FastifyInstance, limits: SlowClientLimits = {}): void {
  const { withinMs = 15_000, leastBytes = 4096, everyMs = 2000 } = limits;
  const sockets = new Set<Socket>();
  const bodies = new Set<IncomingMessage>();
  const reading = new WeakMap<Socket, Progress>();
  const sending = new WeakMap<Socket, Progress>();

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!raw.complete && mayHaveBody(raw)) {
      bodies.add(raw);
      raw.once('close', () => bodies.delete(raw));
    }
    done();
  });
  const looking = setInterval(look, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  function look(): void {
    for (const socket of sockets) {
      const written = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) reading.delete(socket);
      else if (!advances(reading, socket, written)) socket.resetAndDestroy();
    }
    for (const { complete, socket } of bodies) {
      if (complete) sending.delete(socket);
      else if (!advances(sending, socket, socket.bytesRead)) socket.resetAndDestroy();
    }
  }

  function advances(known: WeakMap<Socket, Progress>, socket: Socket, bytes: number): boolean {
    const now = performance.now();
    const before = known.get(socket);
    if (!before || bytes - before.bytes >= leastBytes) known.set(socket, { bytes, since: now });
    return !before || bytes - before.bytes >= leastBytes || now - before.since < withinMs;
  }
}

function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
