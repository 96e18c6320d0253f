import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '@gallery/shared/domain/id';

export type MailsOf = { lotId: string; userId: string };

/** Makes tokens for the links that stop a bidder's emails about a lot. They allow nothing else. */
export type MailTokens = {
  sign(of: MailsOf): string;
  /** Returns `null` for a token that is not ours or was changed. */
  read(token: string): MailsOf | null;
};

/** The first secret signs and all verify, so that sent links stay valid when the secret changes. */
export function mailTokensOf(secrets: readonly string[]): MailTokens {
  const [first] = secrets;
  if (!first) throw new Error('There is no secret to sign tokens with.');
  return {
    sign: (of) => signed(of, first),
    read(token) {
      const [lotId = '', userId = ''] = token.split('.');
      if (!idPattern.test(lotId) || !idPattern.test(userId)) return null;
      const of = { lotId, userId };
      return secrets.some((secret) => areSame(token, signed(of, secret))) ? of : null;
    },
  };
}

/** Signs the purpose too, so that no other token of the same secret is valid here. */
function signed({ lotId, userId }: MailsOf, secret: string): string {
  const ids = `${lotId}.${userId}`;
  return `${ids}.${createHmac('sha256', secret).update(`lot mails ${ids}`).digest('base64url')}`;
}

function areSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
