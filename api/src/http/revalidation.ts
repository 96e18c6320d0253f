import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer as it is sent; `tag` names this version of it. */
export type PackedAnswer = { body: string | Buffer; tag: string; encoding: Encoding };
export type Encoding = 'br' | 'identity';

/**
 * Sends an answer that a cache may keep but must ask about each time: a caller that names the version it has
 * (`If-None-Match`) and is up to date gets 304 without a body.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object) {
  const body = JSON.stringify(answer);
  return sendPacked(request, reply, { body, tag: tagOf(body), encoding: 'identity' });
}

/** The same for an answer that was packed before; ask `encodingFor` in which encoding. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, answer: PackedAnswer) {
  reply.header('cache-control', 'no-cache').header('etag', answer.tag);
  if (namesTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  if (answer.encoding !== 'identity') reply.header('content-encoding', answer.encoding);
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer.body);
}

export async function packed(answer: object, encoding: Encoding): Promise<PackedAnswer> {
  const text = JSON.stringify(answer);
  const body = encoding === 'br' ? await promisify(brotliCompress)(text, quickly) : Buffer.from(text);
  return { body, tag: tagOf(body), encoding };
}

export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((one) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/.test(one)) ? 'br' : 'identity';
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function tagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** A proxy that compresses marks the tag as weak (`W/`); it names the same answer. */
function namesTag(sent = '', tag: string): boolean {
  return sent.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
