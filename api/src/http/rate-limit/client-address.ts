import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An address as limits count it: an IPv4 address itself, of an IPv6 address the 64 bits that one customer gets. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

const maxForwardedLength = 1_000;

/** Refuses a longer list of proxies than any real one: every limit would parse all of it. */
export function refuseLongForwarding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (String(request.headers['x-forwarded-for'] ?? '').length <= maxForwardedLength) return done();
    // Not returned: the request would go on once the reply is sent.
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });
  });
}
