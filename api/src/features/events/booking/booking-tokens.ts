import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '@gallery/shared/contract/fields/id';

/** What the links in mails name a booking by: whoever has one may see the booking and cancel it. */
export type BookingTokens = {
  sign(bookingId: string): string;
  /** Whose token it is; `null` for one that is not ours or was changed. */
  read(token: string): string | null;
};

/** The first of `secrets` signs and all of them verify: mails of before a change of the secret stay good. */
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

/** The purpose is signed as well, so that no other token of the same secret passes for one. */
function signed(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`booking ${id}`).digest('base64url')}`;
}

function areSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
