import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { byAddress } from '../../../http/rate-limit/rate-limit';

/** Names an account in counters without storing its e-mail address there. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
}

/** Names the network of a request without storing its address. */
export function networkKey(request: FastifyRequest): string {
  return accountKey(byAddress(request) ?? '');
}

/** Failed logins count by account and address, so that a stranger's do not lock the owner out. */
export function logInKey(request: FastifyRequest, email: string): string {
  return `log-in ${byAddress(request)} ${accountKey(email)}`;
}
