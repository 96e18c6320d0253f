import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends an answer that a cache may keep but must ask about each time: a caller that names the version it has
 * (`If-None-Match`) and is up to date gets 304 without a body.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object) {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** A proxy that compresses marks the tag as weak (`W/`); it names the same answer. */
function namesTag(sent: string | undefined, tag: string): boolean {
  return sent !== undefined && sent.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
