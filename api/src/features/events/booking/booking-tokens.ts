import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '@gallery/shared/contract/fields/id';

/** Makes tokens for links in e-mails. A holder may see and cancel the booking. */
export type BookingTokens = {
  sign(bookingId: string): string;
  /** Returns the booking's id, or `null` for a token that is not ours or was changed. */
  read(token: string): string | null;
};

/** The first secret signs and all verify, so that sent links stay valid when the secret changes. */
export function bookingTokensOf(secrets: readonly string[]): BookingTokens {
  const [first] = secrets;
  if (!first) throw new Error('There is no secret to sign tokens with.');
  return {
    sign: (id) => signed(id, first),
    read(token) {
      const [id = ''] = token.split('.');
      if (!idPattern.test(id)) return null;
      return secrets.some((secret) => areSame(token, signed(id, secret))) ? id : null;
    },
  };
}

/** Signs the purpose too, so that no other token of the same secret is valid here. */
function signed(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`booking ${id}`).digest('base64url')}`;
}

function areSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
