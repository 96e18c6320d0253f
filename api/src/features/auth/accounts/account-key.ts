import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { byAddress } from '../../../http/rate-limit/rate-limit';

/** Names an account in counters without keeping its e-mail address there. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
}

/** Names the network that a request comes from without keeping its address. */
export function networkKey(request: FastifyRequest): string {
  return accountKey(byAddress(request) ?? '');
}

/** What failed log-ins count by: the account from this visitor's address, so that its owner elsewhere stays free. */
export function logInKey(request: FastifyRequest, email: string): string {
  return `log-in ${byAddress(request)} ${accountKey(email)}`;
}
