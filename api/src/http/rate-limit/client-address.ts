import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance } from 'fastify';

export type NetworkScope = {
  key: string;
  /** For LIKE: matches the networks of this scope. */
  pattern: string;
  /** Of a share that a whole network has. */
  part: number;
};

/** An IPv4 address, which may serve thousands; or a /64, which is one household's, and its /48. */
export function networkScopes(group: string): NetworkScope[] {
  const household = { key: group, pattern: group, part: 0.5 };
  if (!group.endsWith('::/64')) return [{ ...household, part: 1 }];
  const key = group.replace(/:[^:]*::\/64$/, '::/48');
  return [household, { key, pattern: key.replace('::/48', ':%'), part: 1 }];
}

const maxForwardedLength = 1_000;

/** Every limit parses the whole list of proxies, so an overlong one is refused. */
export function refuseLongForwarding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (String(request.headers['x-forwarded-for'] ?? '').length <= maxForwardedLength) return done();
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });
  });
}
