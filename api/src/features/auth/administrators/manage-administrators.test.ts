import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { audits } from '../../audit/audit.table';
import { users } from '../../users/user.table';
import { sessions } from '../auth.table';
import { authenticators } from '../second-step.table';
import { startSession } from '../sessions/sessions';
import { accountOf, setAdministrator } from './administrator';
import { type AdministratorRequest, manageAdministrators } from './manage-administrators';

let database: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(audits);
  await db.execute(sql`TRUNCATE users CASCADE`);
  await setAdministrator(db, { email: first, password: 'first' });
});

const first = 'curator@gallery.example';
const second = 'ngozi@gallery.example';
const add: AdministratorRequest = { command: 'add', email: second, password: 'second' };

async function signIn(email: string) {
  const account = await accountOf(db, email);
  await startSession(db, newSession(account?.id ?? ''));
}

async function administrators() {
  const accounts = await db.select().from(users).orderBy(users.email);
  return accounts.filter(({ role }) => role === 'admin').map(({ email }) => email);
}

test('adds an administrator with a password, once', async () => {
  expect(await manageAdministrators(db, add)).toBe('ngozi@gallery.example is an administrator now.');
  expect(await administrators()).toEqual([first, second]);
  const account = await accountOf(db, second);
  expect(await verify(account?.passwordHash ?? '', 'second')).toBe(true);
  const again = manageAdministrators(db, { ...add, email: 'Ngozi@Gallery.example', password: 'other' });
  await expect(again).rejects.toThrow("ngozi@gallery.example is an administrator already. 'password' sets");
  expect(await db.select().from(audits)).toMatchObject([
    { subject: 'user', subjectId: account?.id, action: 'Administrator added' },
  ]);
});

test('limits a generated password until another one replaces it', async () => {
  const endOf = async () => (await accountOf(db, second))?.passwordEndsAt;
  await manageAdministrators(db, { ...add, isGenerated: true });
  expect(await endOf()).toBeInstanceOf(Date);
  const order = { command: 'password', email: second } as const;
  await manageAdministrators(db, { ...order, password: 'chosen' });
  expect(await endOf()).toBeNull();
  await manageAdministrators(db, { ...order, password: 'generated', isGenerated: true });
  expect(await endOf()).toBeInstanceOf(Date);
});

test('removes the second step of an account, and ends its sessions', async () => {
  const { id: userId } = await setAdministrator(db, { email: second, password: 'theirs' });
  await db.insert(authenticators).values({ userId, sealedKey: 'sealed', confirmedAt: new Date() });
  await signIn(second);
  await manageAdministrators(db, { command: 'reset-second-step', email: 'Ngozi@Gallery.example' });
  expect(await db.select().from(authenticators)).toEqual([]);
  expect(await db.select().from(sessions)).toEqual([]);
  expect(await db.select().from(audits)).toMatchObject([
    { subjectId: userId, action: 'Second step removed' },
  ]);
  const unknown = manageAdministrators(db, { command: 'reset-second-step', email: 'who@gallery.example' });
  await expect(unknown).rejects.toThrow('who@gallery.example has no account.');
});

test('adding a customer as administrator keeps the name and ends the sessions', async () => {
  const { id } = await setAdministrator(db, { email: second, password: 'theirs' });
  await db.update(users).set({ role: 'customer', firstname: 'Ngọzi' }).where(eq(users.id, id));
  await signIn(second);
  await manageAdministrators(db, add);
  expect(await accountOf(db, second)).toMatchObject({ firstname: 'Ngọzi', role: 'admin' });
  expect(await db.select().from(sessions)).toEqual([]);
});

test('removing an administrator ends the sessions and keeps a customer account', async () => {
  await manageAdministrators(db, add);
  await signIn(second);
  await manageAdministrators(db, { command: 'remove', email: 'NGOZI@gallery.example' });
  expect(await administrators()).toEqual([first]);
  expect(await accountOf(db, second)).toMatchObject({ role: 'customer' });
  expect(await db.select().from(sessions)).toEqual([]);
  expect(await db.$count(audits)).toBe(2);
});

test('refuses to remove the last owner, also in parallel', async () => {
  await manageAdministrators(db, add);
  const remove = (email: string) => manageAdministrators(db, { command: 'remove', email });
  const done = await Promise.allSettled([remove(first), remove(second)]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await administrators()).toHaveLength(1);
  const [last = ''] = await administrators();
  await expect(remove(last)).rejects.toThrow(`${last} is the last owner. Add another one first.`);
});

test('a new password ends the sessions of its account only', async () => {
  await manageAdministrators(db, add);
  await signIn(first);
  await signIn(second);
  await manageAdministrators(db, { command: 'password', email: second, password: 'third' });
  const account = await accountOf(db, second);
  expect(await verify(account?.passwordHash ?? '', 'third')).toBe(true);
  const saved = await db.select({ userId: sessions.userId }).from(sessions);
  expect(saved).toEqual([{ userId: (await accountOf(db, first))?.id }]);
});

test.each([
  { command: 'remove', email: second },
  { command: 'password', email: second, password: 'third' },
] as const)('$command refuses an address that is not an administrator’s', async (order) => {
  await expect(manageAdministrators(db, order)).rejects.toThrow(`${second} is not an administrator.`);
});

function newSession(userId: string) {
  return { userId, totalSeconds: 60, origin: { device: '', network: '' } };
}
