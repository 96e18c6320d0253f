import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../../db/client';
import { dueNow } from '../../../db/columns';
import { openTestDatabase } from '../../../testing/database/test-database';
import { listAudit } from '../../audit/list-audit';
import { users } from '../../users/user.table';
import { sessions } from '../auth.table';
import { startSession } from '../sessions/sessions';
import { ensureAdministrator } from './administrator';

let database: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(() => db.execute(sql`TRUNCATE users CASCADE`));

const given = { email: 'curator@gallery.example', password: 'first' };
const day = 86_400_000;
const endPassword = () => db.execute(sql`UPDATE users SET password_ends_at = ${dueNow}`);

async function onlyUser() {
  const [user, ...others] = await db.select().from(users);
  expect(others).toEqual([]);
  if (!user) throw new Error('There is no user.');
  return user;
}

test('creates the administrator from the settings and saves only an Argon2id hash', async () => {
  expect(await ensureAdministrator(db, given)).toBeNull();
  const user = await onlyUser();
  expect(user).toMatchObject({ email: 'curator@gallery.example', role: 'admin' });
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(user.passwordHash, 'first')).toBe(true);
});

test('sets a new password from the settings at the next start, in any letter case', async () => {
  await ensureAdministrator(db, given);
  await ensureAdministrator(db, { email: 'Curator@Gallery.example', password: 'second' });
  const { passwordHash } = await onlyUser();
  expect(await verify(passwordHash, 'second')).toBe(true);
  expect(await verify(passwordHash, 'first')).toBe(false);
});

test('makes a customer named in the settings an administrator and keeps the name', async () => {
  const customer = { id: randomUUID(), firstname: 'Ngọzi', lastname: 'Eze', email: given.email };
  await db.insert(users).values({ ...customer, passwordHash: await hash('theirs') });
  await ensureAdministrator(db, given);
  expect(await onlyUser()).toMatchObject({ ...customer, role: 'admin' });
});

test('audits each change from the settings and nothing without a change', async () => {
  const second = { ...given, password: 'second' };
  for (const credentials of [given, given, second, second]) await ensureAdministrator(db, credentials);
  const { id } = await onlyUser();
  expect(await listAudit(db, 'user', id)).toMatchObject([
    { by: 'The gallery', action: 'Administrator added' },
    { by: 'The gallery', action: 'Password of an administrator set' },
  ]);
});

test('generates an administrator without settings and returns the password once', async () => {
  const generated = await ensureAdministrator(db, null);
  expect(generated?.email).toBe('admin@uli-gallery.example');
  expect(generated?.password).toMatch(/^[\w-]{16}$/);
  expect(await verify((await onlyUser()).passwordHash, generated?.password ?? '')).toBe(true);
  expect(await ensureAdministrator(db, null)).toBeNull();
});

test('generates another password when nobody replaced the first one within a week', async () => {
  const first = await ensureAdministrator(db, null);
  const { passwordEndsAt } = await onlyUser();
  expect(passwordEndsAt?.getTime()).toBeGreaterThan(Date.now() + 6 * day);
  expect(passwordEndsAt?.getTime()).toBeLessThan(Date.now() + 8 * day);
  await endPassword();
  const second = await ensureAdministrator(db, null);
  expect(second).toMatchObject({ email: first?.email });
  expect(second?.password).not.toBe(first?.password);
  expect(await verify((await onlyUser()).passwordHash, second?.password ?? '')).toBe(true);
  expect(await ensureAdministrator(db, null)).toBeNull();
});

test('generates no password while another administrator has a lasting one', async () => {
  await ensureAdministrator(db, null);
  await endPassword();
  await ensureAdministrator(db, given);
  expect(await ensureAdministrator(db, null)).toBeNull();
});

test.each([
  ['a password of the settings', 'a lasting one'],
  ['the generated password itself, in the settings', null],
])('%s does not end', async (_what, chosen) => {
  const generated = await ensureAdministrator(db, null);
  const { email = '', password = '' } = generated ?? {};
  await ensureAdministrator(db, { email, password: chosen ?? password });
  expect((await onlyUser()).passwordEndsAt).toBeNull();
});

test('a password that the release before writes does not end', async () => {
  await ensureAdministrator(db, null);
  await db.execute(sql`UPDATE users SET password_hash = 'another'`);
  expect((await onlyUser()).passwordEndsAt).toBeNull();
});

test('generates no administrator when one exists', async () => {
  await ensureAdministrator(db, given);
  expect(await ensureAdministrator(db, null)).toBeNull();
  expect(await onlyUser()).toMatchObject({ email: given.email });
});

test('two processes that start at once generate one administrator', async () => {
  const reported = await Promise.all([ensureAdministrator(db, null), ensureAdministrator(db, null)]);
  expect(reported.filter((credentials) => credentials !== null)).toHaveLength(1);
  await onlyUser();
});

test('a new password ends the sessions of the account, and the same one keeps them', async () => {
  await ensureAdministrator(db, given);
  const { id } = await onlyUser();
  await db.transaction((tx) => startSession(tx, newSession(id)));
  await ensureAdministrator(db, given);
  expect(await db.select().from(sessions)).toHaveLength(1);
  await ensureAdministrator(db, { ...given, password: 'second' });
  expect(await db.select().from(sessions)).toEqual([]);
});

test('replaces the password and ends the sessions of a customer with the settings’ address', async () => {
  const earlier = { id: randomUUID(), firstname: 'Somebody', lastname: 'Else', email: given.email };
  await db.insert(users).values({ ...earlier, passwordHash: await hash('theirs') });
  await db.transaction((tx) => startSession(tx, newSession(earlier.id)));
  await ensureAdministrator(db, given);
  expect(await verify((await onlyUser()).passwordHash, 'theirs')).toBe(false);
  expect(await db.select().from(sessions)).toEqual([]);
});

function newSession(userId: string) {
  return { userId, totalSeconds: 60, origin: { device: '', network: '' } };
}
