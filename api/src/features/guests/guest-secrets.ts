import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { guestCodeDigits } from '@gallery/shared/contract/guests/guest';

export function newGuestCode(): string {
  return String(randomInt(10 ** guestCodeDigits)).padStart(guestCodeDigits, '0');
}

export function newGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Keys the hash with each secret, because anyone can guess a few digits from a plain hash at once. */
export function guestCodeHashesOf(secrets: readonly string[], requestId: string, code: string): string[] {
  return secrets.map((secret) =>
    createHmac('sha256', secret).update(`guest ${requestId} ${code}`).digest('base64url'),
  );
}

export function guestTokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
