import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '@gallery/shared/contract/fields/id';

/** Tokens for the links in e-mails; the holder of one may see and cancel its booking. */
export type BookingTokens = {
  sign(bookingId: string): string;
  /** The booking's id; `null` for a token that is not ours or was changed. */
  read(token: string): string | null;
};

/** The first secret signs and all verify, so that links sent before a change of the secret stay valid. */
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

/** The purpose is signed too, so that no other token of the same secret is accepted. */
function signed(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`booking ${id}`).digest('base64url')}`;
}

function areSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
