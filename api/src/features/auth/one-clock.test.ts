import { storagePath } from '@gallery/shared/contract/storage/storage';
import { eq, sql } from 'drizzle-orm';
import { consumeRate } from '../../http/rate-limit/rate-limit';
import { withClockShifted } from '../../testing/faults/shifted-clock';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { databaseKind } from '../../testing/processes/config';
import { testLifetimes } from '../../testing/server/test-app';
import { setUpRecovery } from '../../testing/setup/recoveries';
import { users } from '../users/user.table';
import { sessions } from './auth.table';
import { readSession } from './sessions/sessions';

const recovery = setUpRecovery();

async function logOut(token: string): Promise<number> {
  const url = '/api/auth/logout';
  return (await recovery.app.inject({ method: 'POST', url, headers: bearer(token) })).statusCode;
}

async function daysLeft(userId: string): Promise<number> {
  const left = sql<number>`round(extract(epoch from ${sessions.endsAt} - now()) / 86400)::int`;
  const [row] = await recovery.db.select({ left }).from(sessions).where(eq(sessions.userId, userId));
  return row?.left ?? 0;
}

// The embedded database has no clock but that of its process.
if (databaseKind === 'postgres') {
  test.each([-60, 60])('a session from a process %i minutes off lasts ninety days', async (minutes) => {
    const { token, user } = await withClockShifted(minutes, () => signUp(recovery.app));
    expect(await daysLeft(user._id)).toBe(90);
    expect(await logOut(token)).toBe(200);
  });

  test.each([-13 * 60, 13 * 60])('a process %i minutes off accepts a valid session', async (minutes) => {
    const { token } = await signUp(recovery.app);
    expect(await withClockShifted(minutes, () => logOut(token))).toBe(200);
  });

  test.each([-60, 60])('a code and a ticket last ten minutes, also %i minutes off', async (minutes) => {
    const { user } = await signUp(recovery.app);
    const code = await recovery.codeFor(user.email);
    const answer = await withClockShifted(minutes, () => recovery.verify(user.email, code));
    expect(answer.statusCode).toBe(200);
    const chosen = await withClockShifted(minutes, () => recovery.choose(answer.json().ticket, 'a new one'));
    expect(chosen.statusCode).toBe(200);
    const later = await withClockShifted(minutes, () => recovery.codeFor(user.email));
    await recovery.pass('10 minutes');
    await withClockShifted(minutes, () => recovery.expectWrong(user.email, later));
  });

  test.each([-60, 60])('a full window stays full for a process %i minutes off', async (minutes) => {
    const rate = { max: 1, seconds: 600 };
    expect(await consumeRate(recovery.db, `clock ${minutes}`, rate)).toBeNull();
    const wait = await withClockShifted(minutes, () => consumeRate(recovery.db, `clock ${minutes}`, rate));
    expect(wait).toBeGreaterThan(500);
    // A step of the machine's clock may add a second. The shift is an hour.
    expect(wait).toBeLessThan(700);
  });
}

test.each([-60, 60])('an upload token from a process %i minutes off lasts half an hour', async (minutes) => {
  const { token, user } = await signUp(recovery.app);
  await recovery.db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  const ask = () =>
    recovery.app.inject({ method: 'POST', url: `/api${storagePath}`, headers: bearer(token) });
  const access = await withClockShifted(databaseKind === 'postgres' ? minutes : 0, ask);
  const { iat, exp } = JSON.parse(atob(access.json().token.split('.')[1]));
  const { rows } = (await recovery.db.execute(sql`SELECT extract(epoch from now())::float AS now`)) as {
    rows: [{ now: number }];
  };
  expect(exp - iat).toBe(30 * 60);
  expect(Math.abs(iat - rows[0].now)).toBeLessThan(120);
});

test('rejects an expired token although its session continues', async () => {
  const { token } = await signUp(recovery.app);
  const claims = JSON.parse(atob(token.split('.')[1] ?? ''));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const tokens = {
    sign: async () => token,
    read: async () => ({ id: claims.jti, userId: claims.sub, endsAt: anHourAgo }),
  };
  expect(await readSession({ db: recovery.db, tokens, lifetimes: testLifetimes }, token)).toBeNull();
});
