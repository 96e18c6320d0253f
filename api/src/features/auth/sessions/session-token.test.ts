import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { type SessionClaims, sessionTokensOf } from './session-token';

const secret = 'a secret of forty characters for a token';
const other = 'another secret, which signed tokens once';
const session: SessionClaims = {
  id: 'a session',
  userId: 'an account',
  startsAt: new Date('2096-01-02T03:04:05Z'),
  endsAt: new Date('2096-04-02T03:04:05Z'),
};
const { startsAt, ...read } = session;

const kidOf = (of: string) => createHash('sha256').update(`kid ${of}`).digest('base64url').slice(0, 10);
const seconds = (at: Date) => at.getTime() / 1_000;

/** Signs what `change` makes of a right token. */
function forge(
  change: (token: SignJWT) => SignJWT,
  { by = secret, alg = 'HS256', kid = kidOf(secret) } = {},
) {
  const right = new SignJWT()
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer('uli-gallery')
    .setAudience('session')
    .setSubject(session.userId)
    .setJti(session.id)
    .setExpirationTime(session.endsAt);
  return change(right).sign(new TextEncoder().encode(by));
}

test('a token states its session, and its key without telling the secret', async () => {
  const token = await sessionTokensOf([secret]).sign(session);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: kidOf(secret), typ: 'JWT' });
  expect(decodeJwt(token)).toEqual({
    iss: 'uli-gallery',
    aud: 'session',
    sub: session.userId,
    jti: session.id,
    iat: seconds(startsAt),
    exp: seconds(session.endsAt),
  });
});

test('the first secret signs, and all of them verify', async () => {
  const earlier = await sessionTokensOf([other]).sign(session);
  const now = sessionTokensOf([secret, other]);
  expect(await now.read(earlier)).toEqual(read);
  expect(decodeProtectedHeader(await now.sign(session)).kid).toBe(kidOf(secret));
  expect(await sessionTokensOf([secret]).read(earlier)).toBeNull();
});

test('a token needs a secret', () => {
  expect(() => sessionTokensOf([])).toThrow('There is no secret to sign tokens with.');
});

test('the clock of the process decides nothing about the end', async () => {
  const past = new Date('1996-01-02T03:04:05Z');
  const token = await forge((right) => right.setExpirationTime(past));
  expect(await sessionTokensOf([secret]).read(token)).toEqual({ ...read, endsAt: past });
});

test.each([
  ['is for something else', (token: SignJWT) => token.setAudience('upload')],
  ['comes from somebody else', (token: SignJWT) => token.setIssuer('a guest')],
])('rejects a token that %s', async (_, change) => {
  expect(await sessionTokensOf([secret]).read(await forge((right) => right))).toEqual(read);
  expect(await sessionTokensOf([secret]).read(await forge(change))).toBeNull();
});

test.each(['sub', 'jti', 'exp'])('rejects a token without its claim %s', async (claim) => {
  const claims = { sub: session.userId, jti: session.id, exp: seconds(session.endsAt) };
  const token = await new SignJWT({ ...claims, [claim]: undefined })
    .setProtectedHeader({ alg: 'HS256', kid: kidOf(secret) })
    .setIssuer('uli-gallery')
    .setAudience('session')
    .sign(new TextEncoder().encode(secret));
  expect(await sessionTokensOf([secret]).read(token)).toBeNull();
});

test.each([
  ['the key of somebody else', { by: other }],
  ['a key that we do not know', { kid: 'unknown' }],
  ['another algorithm', { alg: 'HS512', by: secret }],
])('rejects a token with %s', async (_, sign) => {
  expect(await sessionTokensOf([secret]).read(await forge((right) => right, sign))).toBeNull();
});

test.each([
  ['nothing', ''],
  ['a word', 'token'],
  ['three parts', 'a.b.c'],
  ['a long text', `${'a'.repeat(10_000)}.b.c`],
])('reads no session from %s', async (_, token) => {
  expect(await sessionTokensOf([secret]).read(token)).toBeNull();
});

test('tokens for uploads and for sessions do not replace each other', async () => {
  const upload = sessionTokensOf([secret], 'upload');
  expect(await upload.read(await upload.sign(session))).toEqual(read);
  expect(await sessionTokensOf([secret]).read(await upload.sign(session))).toBeNull();
});
