import { pipeline } from 'node:stream';
import { compress, type Encoding, encodingFor, hasCurrent } from '@gallery/shared/server/content-negotiation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Packed } from '../pages/packed';
import type { Page } from '../pages/render-page';
import { inPieces, isLarge } from './send';

/** What is written for one encoding of a page: names and values of its headers in turn, and its body. */
type Prepared = { headers: string[]; body: Buffer };
const preparedPages = new WeakMap<Page, Map<Encoding | undefined, Prepared>>();
/** Brotli's, where a thread has the time for it. */
const slowQuality = 6;
const compressedAgain = new WeakSet<Page>();

/** Writes past Fastify's reply, which would check and copy each header again for each visitor. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  timing: string,
): Promise<void> {
  const { status, etag } = page;
  if (status === 200 && etag && hasCurrent(request.headers, etag))
    return void reply.code(304).headers(page.headers).send();
  const encoding = encodingFor(request.headers);
  const known = preparedPages.get(page)?.get(encoding);
  if (known && encoding === 'br') void compressAgain(page);
  const { headers, body } = known ?? prepare(page, encoding, await bodyIn(page.packed, encoding));
  // Fastify's own are those of its hooks, such as `connection: close`.
  const own = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  reply.raw.writeHead(status, [...headers, ...own, 'server-timing', timing]);
  reply.hijack();
  if (isLarge(body)) pipeline(inPieces(body), reply.raw, () => {});
  else reply.raw.end(body);
}

/** A page that is asked for again is worth the time that makes it smaller for all who come after. */
async function compressAgain(page: Page): Promise<void> {
  if (compressedAgain.has(page)) return;
  compressedAgain.add(page);
  prepare(page, 'br', await compress(page.packed.identity, 'br', slowQuality));
}

function prepare(page: Page, encoding: Encoding | undefined, body: Buffer): Prepared {
  const all = {
    ...page.headers,
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  const prepared = { headers: Object.entries(all).flat(), body };
  const forms = preparedPages.get(page) ?? new Map<Encoding | undefined, Prepared>();
  preparedPages.set(page, forms.set(encoding, prepared));
  return prepared;
}

function bodyIn({ identity, br }: Packed, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  if (encoding === 'gzip') return compress(identity, encoding, 0);
  return encoding === 'br' ? br : identity;
}
