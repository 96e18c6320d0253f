import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
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
) {
  if (!body) return send(request, response, 404, { 'cache-control': 'no-store' }, Buffer.alloc(0));
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  return send(request, response, 200, headers, body, (encoding) => fileIn(body, encoding));
}

export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
) {
  const body = Buffer.from(text);
  return send(request, response, status, headers, body, (encoding) => encodings[encoding](body, 4));
}

function fileIn(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = compressedFiles.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressedFiles.set(body, forms);
  const form = forms.get(encoding) ?? encodings[encoding](body, 11);
  forms.set(encoding, form);
  return form;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  compress?: (encoding: Encoding) => Promise<Buffer>,
) {
  const encoding = compressible.test(String(headers['content-type'])) ? encodingFor(request) : undefined;
  const sent = encoding && compress ? await compress(encoding) : body;
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    ...headers,
    vary: 'accept-encoding',
    'content-length': sent.length,
    ...(encoding && compress ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
