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
