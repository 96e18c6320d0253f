import type { OwnSession, OwnSessionsAnswer } from '@gallery/shared/contract/account/account';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { setUpApi } from '../../../testing/setup/setup-api';
import { users } from '../../users/user.table';
import { sessions } from '../auth.table';

const api = setUpApi();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function logIn({ user, password }: Awaited<ReturnType<typeof signUp>>, headers = {}) {
  const payload = { email: user.email, password };
  const login = { method: 'POST' as const, url: '/api/auth/login', remoteAddress: '102.89.34.17' };
  return (await api.app.inject({ ...login, payload, headers })).json<SignedInAnswer>().data.token;
}

async function list(token: string, headers = {}): Promise<OwnSession[] | number> {
  const url = '/api/account/sessions';
  const answer = await api.app.inject({ url, headers: { ...bearer(token), ...headers } });
  return answer.statusCode === 200 ? answer.json<OwnSessionsAnswer>().sessions : answer.statusCode;
}

async function sessionsOf(token: string): Promise<OwnSession[]> {
  const found = await list(token);
  if (typeof found === 'number') throw new Error(`${found}`);
  return found;
}

async function age(userId: string, times: { usedAt?: string; createdAt?: string }) {
  const ago = (past?: string) => (past ? sql`now() - ${past}::interval` : undefined);
  const set = { usedAt: ago(times.usedAt), createdAt: ago(times.createdAt) };
  await api.db.update(sessions).set(set).where(eq(sessions.userId, userId));
}

test('lists the own sessions with device, network, and last use, this one first', async () => {
  const ada = await signUp(api.app);
  await logIn(await signUp(api.app));
  const token = await logIn(ada, { 'user-agent': firefox });
  const [current, other, ...more] = await sessionsOf(token);
  expect(current).toEqual({
    _id: expect.any(String),
    device: 'Firefox on Linux',
    network: '102.89.34.0/24',
    started_at: expect.any(String),
    used_at: expect.any(String),
    current: true,
  });
  expect(other).toMatchObject({ network: '127.0.0.0/24', current: false });
  expect(more).toEqual([]);
});

test('ends one own session and no session of another person', async () => {
  const [ada, bisi] = [await signUp(api.app), await signUp(api.app)];
  const token = await logIn(ada);
  const [foreign] = await sessionsOf(bisi.token);
  const [, other] = await sessionsOf(token);
  const end = (id?: string) =>
    api.app.inject({ method: 'DELETE', url: `/api/account/sessions/${id}`, headers: bearer(token) });
  expect((await end(foreign?._id)).statusCode).toBe(404);
  expect((await end('nonsense')).statusCode).toBe(404);
  expect((await end(other?._id)).statusCode).toBe(200);
  expect((await end(other?._id)).statusCode).toBe(404);
  expect(await list(ada.token)).toBe(401);
  expect(await sessionsOf(token)).toHaveLength(1);
  expect(await sessionsOf(bisi.token)).toHaveLength(1);
});

test('ends all other sessions of the caller', async () => {
  const [ada, bisi] = [await signUp(api.app), await signUp(api.app)];
  const tokens = [await logIn(ada), await logIn(ada)];
  const url = '/api/account/sessions/end-others';
  const answer = await api.app.inject({ method: 'POST', url, headers: bearer(tokens[0] ?? '') });
  expect(answer.statusCode).toBe(200);
  expect(await Promise.all([...tokens, ada.token, bisi.token].map((token) => list(token)))).toEqual([
    [expect.objectContaining({ current: true })],
    401,
    401,
    [expect.objectContaining({ current: true })],
  ]);
});

describe('a session of', () => {
  test.each([
    ['customer', { usedAt: '29 days 23 hours' }, 200],
    ['customer', { usedAt: '30 days 1 minute' }, 401],
    ['customer', { createdAt: '89 days 23 hours' }, 200],
    ['customer', { createdAt: '90 days 1 minute' }, 401],
    ['admin', { usedAt: '29 minutes' }, 200],
    ['admin', { usedAt: '30 minutes 1 second' }, 401],
    ['admin', { createdAt: '11 hours 59 minutes' }, 200],
    ['admin', { createdAt: '12 hours 1 second' }, 401],
  ] as const)('%s with the times %j before now answers %i', async (role, times, status) => {
    const { user, token } = await signUp(api.app);
    await api.db.update(users).set({ role }).where(eq(users.id, user._id));
    await age(user._id, times);
    const found = await list(token);
    expect(typeof found === 'number' ? found : 200).toBe(status);
  });

  test('a customer stays while it is used, and a stream does not use it', async () => {
    const { user, token } = await signUp(api.app);
    const isOld = async () => {
      const old = sql<boolean>`${sessions.usedAt} < now() - interval '1 day'`;
      const [row] = await api.db.select({ old }).from(sessions).where(eq(sessions.userId, user._id));
      return row?.old;
    };
    await age(user._id, { usedAt: '29 days' });
    await list(token, { accept: 'text/event-stream' });
    expect(await isOld()).toBe(true);
    await list(token);
    expect(await isOld()).toBe(false);
  });

  test('staff ends after 30 minutes of automatic reads', async () => {
    const { user, token } = await signUp(api.app);
    await api.db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
    await age(user._id, { usedAt: '29 minutes' });
    expect(await list(token, { 'x-automatic': '1' })).not.toBe(401);
    const [still] = await api.db.select().from(sessions).where(eq(sessions.userId, user._id));
    expect(Date.now() - (still?.usedAt.getTime() ?? 0)).toBeGreaterThan(28 * 60_000);
    const [account] = await api.db.select().from(users).where(eq(users.id, user._id));
    expect(account?.staffUsedAt).toBeNull();
    await age(user._id, { usedAt: '30 minutes 1 second' });
    expect(await list(token, { 'x-automatic': '1' })).toBe(401);
  });

  test('a busy customer is written at most once a minute', async () => {
    const { user, token } = await signUp(api.app);
    await age(user._id, { usedAt: '50 seconds' });
    const [before] = await sessionsOf(token);
    const [after] = await sessionsOf(token);
    expect(after?.used_at).toBe(before?.used_at);
  });
});
