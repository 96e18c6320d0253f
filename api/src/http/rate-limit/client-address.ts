import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An IPv4 address, or the /64 network of an IPv6 address, which is one customer's. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

const maxForwardedLength = 1_000;

/** Every limit parses the whole list of proxies, so an overlong one is refused. */
export function refuseLongForwarding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (String(request.headers['x-forwarded-for'] ?? '').length <= maxForwardedLength) return done();
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });
  });
}
