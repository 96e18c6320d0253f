import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { codeDigits } from '@gallery/shared/contract/account/user';

export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

export function newTicket(): string {
  return randomBytes(32).toString('base64url');
}

/** Keys the hash with each secret, because anyone can guess four digits from a plain hash at once. */
export function codeHashesOf(secrets: readonly string[], recoveryId: string, code: string): string[] {
  return secrets.map((secret) =>
    createHmac('sha256', secret).update(`recovery ${recoveryId} ${code}`).digest('base64url'),
  );
}

export function ticketHashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
