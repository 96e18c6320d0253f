import { pipeline } from 'node:stream';
import {
  compress,
  type Encoding,
  encodingFor,
  hasCurrent,
  type Packed,
} from '@gallery/shared/server/content-negotiation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../pages/render-page';
import { inPieces, isLarge } from './send';

/** One encoding of a page: alternating names and values of its headers, and its body. */
type Prepared = { headers: string[]; body: Buffer };
/** Renders with the same bytes share them. */
const preparedPages = new WeakMap<Packed, Map<Encoding | undefined, Prepared>>();
/** Of Brotli in a thread: 2 ms for a page that is requested again, 20 ms for one that outlives a render. */
const qualities = { repeated: 6, unchanged: 10 };
const reached = new WeakMap<Packed, number>();

/** Bypasses Fastify's reply, which would check and copy each header for each visitor. Writes a prepared page at once. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  timing: string,
): Promise<void> | undefined {
  const { status, etag, packed } = page;
  const timings = page.readAt ? `${timing}, read;desc="${page.readAt}"` : timing;
  if (status === 200 && etag && hasCurrent(request.headers, etag)) {
    reply.code(304).headers(page.headers).header('server-timing', timings).send();
    return undefined;
  }
  const encoding = encodingFor(request.headers);
  const known = preparedPages.get(packed)?.get(encoding);
  if (known) {
    if (encoding === 'br') void compressAgain(page);
    write(reply, status, known, timings);
    return undefined;
  }
  const body = bodyIn(packed, encoding);
  if (!Buffer.isBuffer(body))
    return body.then((made) => write(reply, status, prepare(page, encoding, made), timings));
  write(reply, status, prepare(page, encoding, body), timings);
  return undefined;
}

function write(reply: FastifyReply, status: number, { headers, body }: Prepared, timing: string): void {
  // The page has its own.
  reply.removeHeader('content-security-policy');
  // Fastify's hooks set these headers, for example `connection: close`.
  const own = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  reply.raw.writeHead(status, [...headers, ...own, 'server-timing', timing]);
  reply.hijack();
  if (isLarge(body)) pipeline(inPieces(body), reply.raw, () => {});
  else reply.raw.end(body);
}

/** Compresses a page better on its second request and after its second render, because later visitors gain from it. */
async function compressAgain(page: Page): Promise<void> {
  const { packed, isUnchanged } = page;
  const quality = isUnchanged ? qualities.unchanged : qualities.repeated;
  if ((reached.get(packed) ?? 0) >= quality) return;
  reached.set(packed, quality);
  prepare(page, 'br', await compress(packed.identity, 'br', quality));
}

function prepare(page: Page, encoding: Encoding | undefined, body: Buffer): Prepared {
  const all = {
    ...page.headers,
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  const prepared = { headers: Object.entries(all).flat(), body };
  const forms = preparedPages.get(page.packed) ?? new Map<Encoding | undefined, Prepared>();
  preparedPages.set(page.packed, forms.set(encoding, prepared));
  return prepared;
}

function bodyIn({ identity, br }: Packed, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  if (encoding === 'gzip') return compress(identity, encoding, 0);
  return encoding === 'br' ? br : identity;
}
