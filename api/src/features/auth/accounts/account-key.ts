import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FailureLimit } from '../../../http/rate-limit/failure-limit';
import { byAddress, type Rate } from '../../../http/rate-limit/rate-limit';

/** Identifies an account in counters without storing its email address. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
}

/** Identifies the network of a request without storing its address. */
export function networkKey(request: FastifyRequest): string {
  return accountKey(byAddress(request) ?? '');
}

/** Counts failed log-ins by account and network, so that a stranger's attempts do not lock the owner out. */
export function logInKey(request: FastifyRequest, email: string): string {
  return `log-in ${byAddress(request)} ${accountKey(email)}`;
}

export type LogInRates = Readonly<Record<'logInPerAccount' | 'logInPerAddress', Rate>>;

export function logInLimits(request: FastifyRequest, email: string, rates: LogInRates): FailureLimit[] {
  return [
    { key: logInKey(request, email), rate: rates.logInPerAccount, account: accountKey(email) },
    { key: `log-in ${byAddress(request)}`, rate: rates.logInPerAddress },
  ];
}
