import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';

export type SessionClaims = { id: string; userId: string; startsAt: Date; endsAt: Date };
export type SessionTokens = {
  sign(session: SessionClaims): Promise<string>;
  /** Returns `null` for a token that is not ours or was changed. The database's clock decides about expiry. */
  read(token: string): Promise<Omit<SessionClaims, 'startsAt'> | null>;
};

/** Makes HS256 tokens for one `audience`. The first secret signs and all verify, so that operators can replace the secret. */
export function sessionTokensOf(secrets: readonly string[], audience = 'session'): SessionTokens {
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), createSecretKey(secret, 'utf8')]));
  const [signing] = keys;
  if (!signing) throw new Error('There is no secret to sign tokens with.');
  const [kid, key] = signing;
  return {
    sign: ({ id, userId, startsAt, endsAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(id)
        .setIssuedAt(startsAt)
        .setExpirationTime(endsAt)
        .sign(key),
    read: (token) => read(token, keys, audience),
  };
}

const alg = 'HS256';
const issuer = 'uli-gallery';
const rules = {
  algorithms: [alg],
  issuer,
  requiredClaims: ['sub', 'jti', 'exp'],
  // Disables jose's own check, which would use this process's clock.
  currentDate: new Date(0),
};

async function read(token: string, keys: ReadonlyMap<unknown, KeyObject>, audience: string) {
  const getKey: JWTVerifyGetKey = ({ kid }) => keyOf(keys, kid);
  try {
    const { payload } = await jwtVerify(token, getKey, { ...rules, audience });
    const endsAt = new Date(Number(payload.exp) * 1_000);
    return { id: String(payload.jti), userId: String(payload.sub), endsAt };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function keyOf(keys: ReadonlyMap<unknown, KeyObject>, kid: unknown): KeyObject {
  const key = keys.get(kid);
  if (!key) throw new errors.JWSSignatureVerificationFailed();
  return key;
}

function keyIdOf(secret: string): string {
  return createHash('sha256').update(`kid ${secret}`).digest('base64url').slice(0, 10);
}
