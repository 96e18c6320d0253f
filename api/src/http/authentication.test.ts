import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type { OpenDatabase } from '../db/client';
import { users } from '../features/users/user.table';
import { openTestDatabase } from '../testing/database/test-database';
import { bearer, signUp } from '../testing/gallery/accounts';
import { newAdministrator } from '../testing/gallery/admin-account';
import { buildTestApp, testSecret } from '../testing/server/test-app';
import { needs } from './admin-gate';
import { requireUser, sessionOf } from './authentication';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
const apps: ReturnType<typeof buildTestApp>[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  app = appWithRoutes();
});
afterEach(async () => {
  for (const open of apps.splice(0)) await open.close();
});
afterAll(() => database.close());

/** Opens an API with a room for signed-in users and an office for administrators. */
function appWithRoutes(tokenSecrets = [testSecret]) {
  const built = buildTestApp(database.db, undefined, { tokenSecrets });
  built.get('/api/room', { onRequest: requireUser }, async (request) => sessionOf(request));
  built.get('/api/office', needs('read'), async (request) => sessionOf(request).user);
  apps.push(built);
  return built;
}

async function enter(room: string, authorization?: string, through = app) {
  const headers = authorization === undefined ? {} : { authorization };
  return through.inject({ url: `/api/${room}`, headers });
}

const parts = (token: string) => token.split('.') as [string, string, string];
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const keyOf = (secret: string) => new TextEncoder().encode(secret);

test('gives the route the session of a valid token', async () => {
  const { token, user } = await signUp(app);
  const answer = await enter('room', `bearer ${token}`);
  expect(answer.statusCode).toBe(200);
  const { exp = 0, iat = 0 } = decodeJwt(token);
  expect(exp - iat).toBe(90 * 24 * 60 * 60);
  const { endsAt, readAt, ...session } = answer.json();
  expect(Date.parse(endsAt) - Date.parse(readAt)).toBeGreaterThan(89 * 24 * 60 * 60 * 1_000);
  expect(session).toEqual({ id: decodeJwt(token).jti, user, hasSecondStep: false });
  expect(Math.floor(Date.parse(endsAt) / 1_000)).toBe(exp);
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'token'])(
  'answers 401 without a token (%j)',
  async (authorization) => {
    const answer = await enter('room', authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ message: 'Please log in.' });
  },
);

type Forge = (token: string) => string | Promise<string>;
const resigned =
  (change: (jwt: SignJWT) => SignJWT, { secret = testSecret, alg = 'HS256' } = {}): Forge =>
  (token) => {
    const header = { ...decodeProtectedHeader(token), alg };
    return change(new SignJWT(decodeJwt(token)).setProtectedHeader(header)).sign(keyOf(secret));
  };

const forgeries: [string, Forge][] = [
  ['with the algorithm none', (token) => `${encoded({ alg: 'none' })}.${parts(token)[1]}.`],
  ['with the algorithm NONE', (token) => `${encoded({ alg: 'NONE' })}.${parts(token)[1]}.${parts(token)[2]}`],
  [
    'without its signature',
    (token) => `${encoded({ ...decodeProtectedHeader(token), alg: 'none' })}.${parts(token)[1]}.`,
  ],
  [
    'with another signature',
    (token) => token.replace(/\.([\w-])([\w-]+)$/, (_, a, b) => `.${a === 'A' ? 'B' : 'A'}${b}`),
  ],
  ['with an empty signature', (token) => `${parts(token)[0]}.${parts(token)[1]}.`],
  [
    'with an edited owner',
    (token) => `${parts(token)[0]}.${encoded({ ...decodeJwt(token), sub: randomUUID() })}.${parts(token)[2]}`,
  ],
  [
    'signed with a foreign secret',
    resigned((jwt) => jwt, { secret: 'a secret of somebody else, just as long.' }),
  ],
  ['that has expired', resigned((jwt) => jwt.setExpirationTime(new Date(Date.now() - 1_000)))],
  [
    'without an expiry',
    (token) =>
      resigned((jwt) => jwt)(
        token.replace(parts(token)[1], encoded({ ...decodeJwt(token), exp: undefined })),
      ),
  ],
  ['for another owner', resigned((jwt) => jwt.setSubject(randomUUID()))],
  ['for an unknown session', resigned((jwt) => jwt.setJti(randomUUID()))],
  ['for another audience', resigned((jwt) => jwt.setAudience('storage'))],
  ['from another issuer', resigned((jwt) => jwt.setIssuer('somebody'))],
  ['with another algorithm', resigned((jwt) => jwt, { alg: 'HS512' })],
  [
    'with an unknown key',
    (token) => `${encoded({ alg: 'HS256', kid: 'nobody' })}.${parts(token)[1]}.${parts(token)[2]}`,
  ],
  ['in another format', () => 'a.b.c'],
  ['without content but very long', () => 'a'.repeat(8_000)],
];

test.each(forgeries)('refuses a token %s', async (_name, forge) => {
  const { token } = await signUp(app);
  const answer = await enter('room', `Bearer ${await forge(token)}`);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ message: 'Your session has ended. Please log in again.' });
  expect((await enter('room', `Bearer ${token}`)).statusCode).toBe(200);
});

test('accepts a token that the test signs again unchanged', async () => {
  const { token } = await signUp(app);
  const again = await resigned((jwt) => jwt)(token);
  expect((await enter('room', `Bearer ${again}`)).statusCode).toBe(200);
});

test('accepts old tokens after a rotation until their secret is removed', async () => {
  const newer = 'a newer secret, which is long enough as well';
  const { token: before } = await signUp(app);
  const rotating = appWithRoutes([newer, testSecret]);
  const { token: after } = await signUp(rotating);
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  expect((await enter('room', `Bearer ${before}`, rotating)).statusCode).toBe(200);
  expect((await enter('room', `Bearer ${after}`, rotating)).statusCode).toBe(200);
  const rotated = appWithRoutes([newer]);
  expect((await enter('room', `Bearer ${before}`, rotated)).statusCode).toBe(401);
  expect((await enter('room', `Bearer ${after}`, rotated)).statusCode).toBe(200);
});

test('opens the back office to administrators, with 403 for customers and 401 for visitors', async () => {
  const { token, user } = await signUp(app);
  const asCustomer = await enter('office', `Bearer ${token}`);
  expect(asCustomer.statusCode).toBe(403);
  expect(asCustomer.json()).toEqual({ message: 'Your account has no access to this.' });
  expect((await enter('office')).statusCode).toBe(401);

  await newAdministrator(app, database.db);
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  const asAdministrator = await enter('office', `Bearer ${token}`);
  expect(asAdministrator.json()).toEqual({ ...user, role: 'admin', staffRole: 'owner' });
  await database.db.update(users).set({ role: 'customer' }).where(eq(users.id, user._id));
  expect((await enter('office', `Bearer ${token}`)).statusCode).toBe(403);
});

test('refuses the token of a deleted account', async () => {
  const { token, user } = await signUp(app);
  await database.db.delete(users).where(eq(users.id, user._id));
  expect((await enter('room', `Bearer ${token}`)).statusCode).toBe(401);
});

test('answers 500 when a route reads a session without requiring one', async () => {
  const unconfigured = buildTestApp(database.db);
  unconfigured.get('/api/forgetful', async (request) => sessionOf(request));
  apps.push(unconfigured);
  const { token } = await signUp(app);
  const answer = await unconfigured.inject({ url: '/api/forgetful', headers: bearer(token) });
  expect(answer.statusCode).toBe(500);
});
