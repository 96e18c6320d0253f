import { isIPv6 } from 'node:net';
import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance } from 'fastify';

/**
 * By what a visitor's address counts for limits: an IPv4 address itself, of an IPv6 address the first 64 bits,
 * since whoever has one has all addresses that begin so.
 */
export function addressGroup(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (start?.length ?? 0) - (end?.length ?? 0);
  return [...(start ?? []), ...Array<string>(after === undefined ? 0 : missing).fill('0'), ...(end ?? [])];
}

/** Characters: some twenty addresses, more than any chain of proxies that we trust. */
const forwardedLength = 1_000;

/** Refuses a list of proxies that is longer than any real one: all of it is parsed whenever a limit asks who calls. */
export function refuseLongForwarding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (String(request.headers['x-forwarded-for'] ?? '').length <= forwardedLength) return done();
    // Not returned: a reply is a promise too, and the request would go on once it is sent.
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });
  });
}
