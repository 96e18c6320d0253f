import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for which what a refused client still sends is read and dropped. */
const lingerMs = 1000;

/**
 * Answers `answer` as JSON while the client is still sending, and closes the connection afterwards. All of the answer
 * goes out at once, but the connection stays open for up to a second more: a socket that is closed with unread
 * bytes resets, and the client would never read why.
 */
export function sendEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  answer: object,
): FastifyReply {
  const body = Buffer.from(JSON.stringify(answer));
  return reply
    .code(status)
    .header('connection', 'close')
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-length', body.length)
    .send(lingering([body], request.raw));
}

/** The same chunks; the stream ends when all of the request has been read, or a second after them. */
export function lingering(
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  request: IncomingMessage,
): Readable {
  return Readable.from(chunksThenLinger(chunks, request), { objectMode: false });
}

async function* chunksThenLinger(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, request: IncomingMessage) {
  yield* chunks;
  if (request.complete) return;
  const rest = new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
  });
  request.resume();
  await Promise.race([rest, pause(lingerMs, undefined, { ref: false })]);
}
