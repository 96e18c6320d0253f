import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '@gallery/shared/domain/id';

/** Makes tokens for links in emails. A holder may do one thing for one id, without a log-in. */
export type SignedIds = {
  sign(id: string): string;
  /** Returns the id, or `null` for a token that is not ours or was changed. */
  read(token: string): string | null;
};

/** Signs the purpose too, so that no other token of the same secret is valid. The first secret signs and all verify, so that sent links outlive a change of the secret. */
export function signedIdsOf(secrets: readonly string[], purpose: string): SignedIds {
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

  function signed(id: string, secret: string): string {
    return `${id}.${createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')}`;
  }
}

function areSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
