import { brand } from '@gallery/shared/brand';
import { Secret, TOTP } from 'otpauth';

const period = 30;

/** 160 bits, in base32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address that an app reads from the QR code. */
export function keyUri(key: string, email: string): string {
  return totpOf(key, email).toString();
}

/** Returns the time step of a code, or `null` for a wrong one. Accepts the step before and after `now`, for clocks that differ. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / period) + delta;
}

function totpOf(key: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(key), digits: 6, period });
}
