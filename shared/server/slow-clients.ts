import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEarly } from './early-answer';

export type SlowClientLimits = {
  withinMs?: number;
  minBytes?: number;
  everyMs?: number;
  /** The server waits at most `bodyMs` for bodies that it reads whole before the answer. */
  form?: { bodyMs: number; includes: (request: FastifyRequest) => boolean };
};

type Progress = { bytes: number; since: number };
type Sending = Progress & { request: FastifyRequest; reply: FastifyReply; begun: number };

/** Closes connections that send or receive less than `minBytes` (4096) in `withinMs` (15 s). Answers above 64 KB must be streamed. */
export function closeSlowClients(app: FastifyInstance, limits: SlowClientLimits = {}): void {
  const { withinMs = 15_000, minBytes = 4096, everyMs = 2000, form } = limits;
  const sockets = new Set<Socket>();
  const reading = new WeakMap<Socket, Progress>();
  const bodies = new Set<Sending>();

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (sockets.has(raw.socket) && !raw.complete && mayHaveBody(request)) {
      const begun = performance.now();
      const body = { request, reply, begun, since: begun, bytes: raw.socket.bytesRead };
      bodies.add(body);
      raw.once('close', () => bodies.delete(body));
    }
    done();
  });
  // `setImmediate` runs after the poll phase, so the server first reads what arrived while the event loop was blocked.
  const checking = setInterval(() => setImmediate(check), everyMs).unref();
  app.addHook('onClose', async () => clearInterval(checking));

  function check(): void {
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
      else if (!advances(body, raw.socket.bytesRead) || isOverdue(body)) end(body);
    }
  }

  function advances(known: Progress, bytes: number): boolean {
    const now = performance.now();
    if (bytes - known.bytes >= minBytes) Object.assign(known, { bytes, since: now });
    return now - known.since < withinMs;
  }

  function isForm({ request, reply }: Sending): boolean {
    return !reply.raw.headersSent && form?.includes(request) === true;
  }

  function isOverdue(body: Sending): boolean {
    return isForm(body) && performance.now() - body.begun >= (form?.bodyMs ?? 0);
  }

  /** Leaves other bodies alone, because their handler would answer too. */
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
