import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
const compressible = /^(text|application\/json|image\/svg)/;
const encodings = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof encodings;

const compressedFiles = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Hashed files never change. Their compressed form lives as long as the file is kept. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  body?: Buffer,
): Promise<void> {
  if (!body) return end(request, response, 404, { 'cache-control': 'no-store' }, Buffer.alloc(0));
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  const encoding = compressible.test(type) ? encodingFor(request) : undefined;
  end(request, response, 200, headers, encoding ? await fileIn(body, encoding) : body, encoding);
}

/** A text as browsers ask for it: compressed by brotli once, by gzip when the first one asks. */
export type Packed = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> };

/** At once: to hand a page of this size to another thread takes as long as to compress it. */
export function pack(identity: Buffer): Packed {
  return { identity, br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
}

export async function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  packed: Packed,
): Promise<void> {
  const encoding = encodingFor(request);
  if (encoding === 'gzip') packed.gzip ??= encodings.gzip(packed.identity);
  const body = (await packed[encoding ?? 'identity']) ?? packed.identity;
  end(request, response, status, headers, body, encoding);
}

export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): Promise<void> {
  const body = Buffer.from(text);
  const encoding = encodingFor(request);
  end(request, response, status, headers, encoding ? await encodings[encoding](body, 4) : body, encoding);
}

function fileIn(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = compressedFiles.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressedFiles.set(body, forms);
  const form = forms.get(encoding) ?? encodings[encoding](body, 11);
  forms.set(encoding, form);
  return form;
}

function end(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  encoding?: Encoding,
) {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    ...headers,
    vary: 'accept-encoding',
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
