import { eq, sql } from 'drizzle-orm';
import { signUp } from '../../../testing/gallery/accounts';
import { testLifetimes } from '../../../testing/server/test-app';
import { setUpApi } from '../../../testing/setup/setup-api';
import { users } from '../../users/user.table';
import { sessions } from '../auth.table';
import {
  deleteExpiredSessions,
  endOtherSessionsOf,
  endSession,
  endSessionsOf,
  readSession,
  startSession,
} from './sessions';

const api = setUpApi();

const origin = { device: 'Firefox on Linux', network: '102.89.34.0/24' };
const lifetimes = testLifetimes;

async function begin(role: 'admin' | 'customer' = 'customer', totalSeconds = 3_600) {
  const { user } = await signUp(api.app);
  await api.db.update(users).set({ role }).where(eq(users.id, user._id));
  return { user, session: await startSession(api.db, { userId: user._id, totalSeconds, origin }) };
}

/** Reads a session whose token says what `claims` say. */
function read({ id, userId, endsAt }: { id: string; userId: string; endsAt: Date }, isUse?: boolean) {
  const tokens = { sign: async () => '', read: async () => ({ id, userId, endsAt }) };
  return readSession({ db: api.db, tokens, lifetimes }, 'token', isUse);
}

const rowOf = async (id: string) => (await api.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const ageBy = (id: string, past: string) =>
  api.db
    .update(sessions)
    .set({ usedAt: sql`now() - ${past}::interval` })
    .where(eq(sessions.id, id));
const secondsSince = (at?: Date | null) => (Date.now() - (at?.getTime() ?? 0)) / 1_000;

test('a session starts now and ends after its time, from where it began', async () => {
  const { user, session } = await begin('customer', 600);
  expect(session.endsAt.getTime() - session.startsAt.getTime()).toBe(600_000);
  expect(await rowOf(session.id)).toMatchObject({ userId: user._id, ...origin });
});

test('a token of somebody else or of no session reads nothing', async () => {
  const [{ session }, ada] = [await begin(), await begin()];
  expect(await read({ ...session, userId: ada.user._id })).toBeNull();
  expect(await read({ ...session, id: ada.session.id })).toBeNull();
  const tokens = { sign: async () => '', read: async () => null };
  expect(await readSession({ db: api.db, tokens, lifetimes }, 'token')).toBeNull();
});

test('a session ends by its token, and by its row', async () => {
  const { session } = await begin();
  expect(await read({ ...session, endsAt: new Date(Date.now() - 3_600_000) })).toBeNull();
  expect(await read(session)).toMatchObject({ id: session.id, hasSecondStep: false });
  await api.db
    .update(sessions)
    .set({ endsAt: sql`now() - interval '1 minute'` })
    .where(eq(sessions.id, session.id));
  expect(await read(session)).toBeNull();
});

test('a use is written after a minute, and a read that is no use is not', async () => {
  const { session } = await begin();
  const usedAt = async () => secondsSince((await rowOf(session.id))?.usedAt);
  await ageBy(session.id, '50 seconds');
  await read(session);
  expect(await usedAt()).toBeGreaterThan(45);
  await ageBy(session.id, '70 seconds');
  await read(session, false);
  expect(await usedAt()).toBeGreaterThan(65);
  await read(session);
  expect(await usedAt()).toBeLessThan(30);
});

test('the use of an administrator is noted with the account after a minute', async () => {
  const { user, session } = await begin('admin');
  const staffUse = async () => {
    const [row] = await api.db.select().from(users).where(eq(users.id, user._id));
    return row?.staffUsedAt && secondsSince(row.staffUsedAt);
  };
  const note = (past: string) =>
    api.db
      .update(users)
      .set({ staffUsedAt: sql`now() - ${past}::interval` })
      .where(eq(users.id, user._id));
  await read(session, false);
  expect(await staffUse()).toBeNull();
  await read(session);
  expect(await staffUse()).toBeLessThan(30);
  await note('50 seconds');
  await read(session);
  expect(await staffUse()).toBeGreaterThan(45);
  // A second more, because a machine's clock may go back a little.
  await note('61 seconds');
  await read(session);
  expect(await staffUse()).toBeLessThan(30);
});

test('a read does not wait for an account that another transaction holds', async () => {
  const { user, session } = await begin('admin');
  const isRead = await api.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, user._id)).for('update');
    const late = new Promise((resolve) => setTimeout(resolve, 2_000, 'late'));
    return Promise.race([read(session), late]);
  });
  expect(isRead).toMatchObject({ id: session.id });
  const [row] = await api.db.select().from(users).where(eq(users.id, user._id));
  expect(row?.staffUsedAt).toBeNull();
});

test('a customer’s use is not noted with the account', async () => {
  const { user, session } = await begin();
  await read(session);
  const [row] = await api.db.select().from(users).where(eq(users.id, user._id));
  expect(row?.staffUsedAt).toBeNull();
});

test('sessions end one by one, all, or all but one, and those of others continue', async () => {
  const [ada, bisi] = [await begin(), await begin()];
  const more = () =>
    startSession(api.db, { userId: ada.user._id, totalSeconds: 60, origin: { ...origin, device: 'Phone' } });
  const idsOf = async (userId: string) => {
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, userId));
    return rows.map(({ id }) => id);
  };
  const [second] = [await more(), await more()];
  const before = await idsOf(ada.user._id);
  await endSession(api.db, ada.session.id);
  expect(await idsOf(ada.user._id)).toEqual(before.filter((id) => id !== ada.session.id));
  await endOtherSessionsOf(api.db, ada.user._id, second.id);
  expect(await idsOf(ada.user._id)).toEqual([second.id]);
  await endSessionsOf(api.db, ada.user._id);
  expect(await idsOf(ada.user._id)).toEqual([]);
  expect(await idsOf(bisi.user._id)).toContain(bisi.session.id);
});

test('a cleanup deletes the sessions that have ended', async () => {
  const [ended, running] = [(await begin()).session, (await begin()).session];
  await api.db
    .update(sessions)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, ended.id));
  await deleteExpiredSessions(api.db);
  expect(await rowOf(ended.id)).toBeUndefined();
  expect(await rowOf(running.id)).toMatchObject({ id: running.id });
});
