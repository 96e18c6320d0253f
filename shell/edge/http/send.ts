import path from 'node:path';
import { Readable } from 'node:stream';
import { compress, type Encoding, encodingFor } from '@gallery/shared/server/content-negotiation';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
/** A remote's file that a visitor opens directly, such as an SVG, must not run as a page of this site. */
const inert = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const compressible = /^(text|application\/(json|manifest)|image\/svg)/;
/** Sends larger bodies in pieces, so that progress on a slow line is visible. */
const [wholeBytes, pieceBytes] = [64 * 1024, 16 * 1024];

/** In seconds. */
const year = 31_536_000;

const compressedFiles = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

type Headers = Record<string, string | undefined>;

/** `maxAge` is the browser's cache time in seconds, a year for a name that changes with the file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  body?: Buffer,
  maxAge = year,
): Promise<FastifyReply> {
  if (!body) return end(reply.code(404), { 'cache-control': 'no-store' }, Buffer.alloc(0));
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${maxAge}${maxAge === year ? ', immutable' : ''}`,
    ...inert,
  };
  const encoding = compressible.test(type) ? encodingFor(request.headers) : undefined;
  return end(reply, headers, encoding ? await fileIn(body, encoding) : body, encoding);
}

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const encoding = encodingFor(request.headers);
  return end(reply, headers, encoding ? await compress(body, encoding, 4) : body, encoding);
}

function fileIn(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = compressedFiles.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressedFiles.set(body, forms);
  const form = forms.get(encoding) ?? compress(body, encoding, 11);
  forms.set(encoding, form);
  return form;
}

function end(reply: FastifyReply, headers: Headers, body: Buffer, encoding?: Encoding): FastifyReply {
  reply.headers(headers).header('vary', 'accept-encoding').header('content-length', body.length);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(isLarge(body) ? inPieces(body) : body);
}

export function isLarge(body: Buffer): boolean {
  return body.length > wholeBytes;
}

export function inPieces(body: Buffer): Readable {
  return Readable.from(piecesOf(body), { objectMode: false });
}

function* piecesOf(body: Buffer) {
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes);
}
