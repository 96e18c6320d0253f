import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const lingerMs = 1000;

/** Closes the connection up to a second later. Closing it with unread bytes would reset it and lose the answer. */
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
