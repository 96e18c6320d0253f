import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file may take its time as long as it goes on; a form has to be there soon. */
    isUpload?: boolean;
    /** Open until its reader leaves. */
    isEventStream?: boolean;
  }
}

export type SlowClientOptions = {
  /** Milliseconds in which a form has to be there. */
  formMs?: number;
  /** Milliseconds in each of which an upload or an answer has to move on. */
  stallMs?: number;
  lookMs?: number;
};

/** What has to move in `stallMs`. */
const leastBytes = 4 * 1024;

type Exchange = { request: FastifyRequest; reply: FastifyReply; begun: number; since: number; bytes: number };

/**
 * Closes the connections of clients that send a body or read an answer too slowly. With the default times nobody
 * stands still for 30 seconds; uploads and downloads take as long as they need while they move.
 */
export function closeSlowClients(app: FastifyInstance, options: SlowClientOptions = {}): void {
  const { formMs = 20_000, stallMs = 12_000, lookMs = 2_500 } = options;
  const exchanges = new Set<Exchange>();
  const looking = setInterval(look, lookMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isEventStream) {
      const begun = Date.now();
      const exchange = { request, reply, begun, since: begun, bytes: bytesOf(request) };
      exchanges.add(exchange);
      reply.raw.once('close', () => exchanges.delete(exchange));
    }
    done();
  });

  function look() {
    const now = Date.now();
    for (const exchange of exchanges) {
      const isLate = isFormOnItsWay(exchange) && now - exchange.begun >= formMs;
      if (!isLate && (now - exchange.since < stallMs || !isStalled(exchange, now))) continue;
      exchanges.delete(exchange);
      close(exchange);
    }
  }
}

function isFormOnItsWay({ request, reply }: Exchange): boolean {
  return !request.raw.complete && !reply.raw.headersSent && !request.routeOptions.config.isUpload;
}

/** Not where the client waits for us. */
function isStalled(exchange: Exchange, now: number): boolean {
  const { request, reply } = exchange;
  const bytes = bytesOf(request);
  const moved = bytes - exchange.bytes;
  Object.assign(exchange, { since: now, bytes });
  const isUploading = !request.raw.complete && !isFormOnItsWay(exchange);
  const isAnswering = reply.raw.headersSent && !reply.raw.writableFinished;
  return moved < leastBytes && (isUploading || isAnswering);
}

/** Bytes that went over the connection, both ways. */
function bytesOf({ raw: { socket } }: FastifyRequest): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}

/** An upload's handler is at work already and would answer too. */
function close(exchange: Exchange): void {
  const { request, reply } = exchange;
  if (!isFormOnItsWay(exchange)) request.raw.socket.destroy();
  else sendEarly(request, reply, 408, { message: 'The request took too long to arrive.' });
}
