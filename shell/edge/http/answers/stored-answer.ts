import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  compress,
  encodingFor,
  etagOf,
  hasCurrent,
  type Packed,
  versionOf,
} from '@gallery/shared/server/content-negotiation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';

type Answer = Dispatcher.ResponseData;
/** `apiTag` is the API's tag for this answer. */
export type StoredAnswer = { apiTag: string; version: string; headers: Answer['headers']; packed: Packed };

const maxBytes = 128 * 1024;
/** These headers belong to a single answer or connection. */
const leftOut = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'age',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
]);

/** An answer is storable if it is public JSON with a tag and depends on no other header. */
export function isStorable({ statusCode, headers }: Answer): boolean {
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const varies = namesIn(headers.vary).filter((name) => !/^(accept-encoding|authorization)$/.test(name));
  return (
    statusCode === 200 &&
    bytes <= maxBytes &&
    varies.length === 0 &&
    headers.etag !== undefined &&
    headers['set-cookie'] === undefined &&
    /^(br|undefined)$/.test(String(headers['content-encoding'])) &&
    String(headers['content-type']).startsWith('application/json') &&
    headers['cache-control'] !== undefined &&
    !/no-store|private/.test(String(headers['cache-control']))
  );
}

export async function storedAnswerOf({ headers, body }: Answer): Promise<StoredAnswer> {
  const sent = Buffer.from(await body.arrayBuffer());
  const isBr = headers['content-encoding'] === 'br';
  const identity = isBr ? await promisify(brotliDecompress)(sent) : sent;
  const br = isBr ? sent : await compress(identity, 'br', 5);
  const forwarded = Object.entries(headers).filter(([name]) => !leftOut.has(name));
  const vary = new Set([...namesIn(headers.vary), 'accept-encoding']);
  return {
    apiTag: String(headers.etag),
    version: versionOf(identity),
    headers: { ...Object.fromEntries(forwarded), vary: [...vary].join(', ') },
    packed: { identity, br },
  };
}

export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, headers, packed }: StoredAnswer,
): Promise<void> {
  const encoding = encodingFor(request.headers);
  const etag = etagOf(version, encoding);
  reply.headers(headers).header('etag', etag);
  if (hasCurrent(request.headers, etag)) return void reply.code(304).send();
  if (encoding === 'gzip') packed.gzip ??= compress(packed.identity, encoding, 0);
  const body = encoding === 'gzip' ? await packed.gzip : packed[encoding ?? 'identity'];
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('content-length', body?.length).send(body);
}

function namesIn(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
