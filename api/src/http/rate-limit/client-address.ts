import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance } from 'fastify';

export type NetworkScope = {
  key: string;
  /** A LIKE pattern that matches the networks of this scope. */
  pattern: string;
  part: number;
};

/** Returns an IPv4 address, which thousands may share, or a household's /64 and its /48. */
export function networkScopes(group: string): NetworkScope[] {
  const household = { key: group, pattern: group, part: 0.5 };
  if (!group.endsWith('::/64')) return [{ ...household, part: 1 }];
  const key = group.replace(/:[^:]*::\/64$/, '::/48');
  return [household, { key, pattern: key.replace('::/48', ':%'), part: 1 }];
}

const maxForwardedLength = 1_000;

/** Refuses an overlong list of proxies, because every limit parses the whole list. */
export function refuseLongForwarding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (String(request.headers['x-forwarded-for'] ?? '').length <= maxForwardedLength) return done();
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });
  });
}
