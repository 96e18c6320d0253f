import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  compress,
  encodingFor,
  etagOf,
  hasCurrent,
  versionOf,
} from '@gallery/shared/server/content-negotiation';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type PackedAnswer = { version: string; br: Buffer };

export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object) {
  const body = JSON.stringify(answer);
  if (isKnown(request, reply, etagOf(versionOf(body)))) return reply.code(304).send();
  return reply.header('content-type', json).send(body);
}

/** Decompresses for clients that do not accept Brotli. For other clients, the answer is sent on return. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, br }: PackedAnswer,
): FastifyReply | Promise<FastifyReply> {
  const compressed = encodingFor(request.headers) === 'br';
  const etag = etagOf(version, compressed ? 'br' : undefined);
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (hasCurrent(request.headers, etag)) return reply.code(304).send();
  reply.header('content-type', json);
  if (compressed) return reply.header('content-encoding', 'br').send(br);
  return promisify(brotliDecompress)(br).then((body) => reply.send(body));
}

export async function packed(answer: object): Promise<PackedAnswer> {
  const text = JSON.stringify(answer);
  return { version: versionOf(text), br: await compress(Buffer.from(text), 'br', 5) };
}

const json = 'application/json; charset=utf-8';

function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return hasCurrent(request.headers, etag);
}

export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
