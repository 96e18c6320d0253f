import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEarly } from './early-answer';

export type SlowClientLimits = {
  /** Milliseconds after which a client must have sent, or taken, so many bytes of what is under way. */
  withinMs?: number;
  leastBytes?: number;
  /** Milliseconds between two looks. */
  everyMs?: number;
  /** Bodies that are read whole before anybody answers: such a one has `bodyMs` milliseconds in all. */
  form?: { bodyMs: number; includes: (request: FastifyRequest) => boolean };
};

type Progress = { bytes: number; since: number };
type Sending = Progress & { request: FastifyRequest; reply: FastifyReply; begun: number };

/**
 * Cuts the connections of clients who send a body or take an answer so slowly that they only hold the connection:
 * less than `leastBytes` (default 4096) in `withinMs` (default 15 s); who is slow with a form reads 408. Nobody is cut who
 * waits for us, so event streams and calls that take long stay; an upload or a download stays as long as it makes
 * progress. Answers larger than some 64 KB must be streamed, because the progress of one large write is not seen.
 */
export function closeSlowClients(app: FastifyInstance, limits: SlowClientLimits = {}): void {
  const { withinMs = 15_000, leastBytes = 4096, everyMs = 2000, form } = limits;
  const sockets = new Set<Socket>();
  const reading = new WeakMap<Socket, Progress>();
  const bodies = new Set<Sending>();

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // A test's request that comes over no connection takes none.
    if (sockets.has(raw.socket) && !raw.complete && mayHaveBody(request)) {
      const begun = performance.now();
      const body = { request, reply, begun, since: begun, bytes: raw.socket.bytesRead };
      bodies.add(body);
      raw.once('close', () => bodies.delete(body));
    }
    done();
  });
  // After a poll: when we ourselves stood still, what has arrived meanwhile is read before it counts as missing.
  const looking = setInterval(() => setImmediate(look), everyMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  function look(): void {
    for (const socket of sockets) {
      const bytes = socket.bytesWritten - socket.writableLength;
      const known = reading.get(socket) ?? { bytes, since: performance.now() };
      if (socket.writableLength === 0) reading.delete(socket);
      else if (!advances(known, bytes)) socket.resetAndDestroy();
      else reading.set(socket, known);
    }
    for (const body of bodies) {
      const { raw } = body.request;
      if (raw.complete) bodies.delete(body);
      else if (!advances(body, raw.socket.bytesRead) || isLate(body)) end(body);
    }
  }

  function advances(known: Progress, bytes: number): boolean {
    const now = performance.now();
    if (bytes - known.bytes >= leastBytes) Object.assign(known, { bytes, since: now });
    return now - known.since < withinMs;
  }

  function isForm({ request, reply }: Sending): boolean {
    return !reply.raw.headersSent && form?.includes(request) === true;
  }

  function isLate(body: Sending): boolean {
    return isForm(body) && performance.now() - body.begun >= (form?.bodyMs ?? 0);
  }

  /** Whoever handles another body is at work already and would answer too. */
  function end(body: Sending): void {
    bodies.delete(body);
    const { request, reply } = body;
    if (!isForm(body)) request.raw.socket.resetAndDestroy();
    else sendEarly(request, reply, 408, { message: 'The request took too long to arrive.' });
  }
}

function mayHaveBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
