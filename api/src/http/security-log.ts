import type { FastifyRequest } from 'fastify';

/** The id of an account, or the hash of an address that may have none. */
type About = { account?: string; factor?: 'password' | 'second step' };

/** Logs an event of security with its route and account, and never with an address, a network, or a secret. */
export function logSecurity(request: FastifyRequest, message: string, about: About = {}): void {
  request.log.warn(recordOf(request, about), message);
}

export function logSuccess(request: FastifyRequest, message: string, about: About): void {
  request.log.info(recordOf(request, about), message);
}

const quietMs = 10_000;
const maxKnown = 1_000;
const lastTimes = new WeakMap<object, Map<string, number>>();

/** Like `logSecurity`, once in ten seconds for a message, route, and account, because anybody can cause it at will. */
export function logRepeatable(request: FastifyRequest, message: string): void {
  const { account, method, route } = recordOf(request);
  const key = [message, method, route, account].join(' ');
  const times = lastTimes.get(request.server) ?? new Map<string, number>();
  lastTimes.set(request.server, times);
  const now = performance.now();
  if (now - (times.get(key) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
  if (times.size >= maxKnown) times.clear();
  times.set(key, now);
  logSecurity(request, message);
}

function recordOf({ method, routeOptions, session }: FastifyRequest, about: About = {}) {
  return {
    method,
    route: routeOptions.url,
    account: about.account ?? session?.user._id,
    factor: about.factor,
  };
}
