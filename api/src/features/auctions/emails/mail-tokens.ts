import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '@gallery/shared/contract/fields/id';

export type MailsOf = { lotId: string; userId: string };

/** Tokens for the links that stop a bidder's e-mails about a lot; they do nothing else. */
export type MailTokens = {
  sign(of: MailsOf): string;
  /** `null` for a token that is not ours or was changed. */
  read(token: string): MailsOf | null;
};

/** The first secret signs and all verify, so that links sent before a change of the secret stay valid. */
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

/** The purpose is signed too, so that no other token of the same secret is accepted. */
function signed({ lotId, userId }: MailsOf, secret: string): string {
  const ids = `${lotId}.${userId}`;
  return `${ids}.${createHmac('sha256', secret).update(`lot mails ${ids}`).digest('base64url')}`;
}

function areSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
