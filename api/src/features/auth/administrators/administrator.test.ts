import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Database, OpenDatabase } from '../../../db/client';
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
beforeEach(() => db.delete(users));

const given = { email: 'curator@gallery.example', password: 'first' };

async function onlyUser() {
  const [user, ...others] = await db.select().from(users);
  expect(others).toEqual([]);
  if (!user) throw new Error('There is no user.');
  return user;
}

test('the settings create the administrator, and keep only a strong hash of the password', async () => {
  expect(await ensureAdministrator(db, given)).toBeNull();
  const user = await onlyUser();
  expect(user).toMatchObject({ email: 'curator@gallery.example', role: 'admin' });
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(user.passwordHash, 'first')).toBe(true);
});

test('a new password in the settings is set at the next start, however the address is written', async () => {
  await ensureAdministrator(db, given);
  await ensureAdministrator(db, { email: 'Curator@Gallery.example', password: 'second' });
  const { passwordHash } = await onlyUser();
  expect(await verify(passwordHash, 'second')).toBe(true);
  expect(await verify(passwordHash, 'first')).toBe(false);
});

test('a customer named in the settings becomes administrator and keeps the name', async () => {
  const customer = { id: randomUUID(), firstname: 'Ngọzi', lastname: 'Eze', email: given.email };
  await db.insert(users).values({ ...customer, passwordHash: await hash('theirs') });
  await ensureAdministrator(db, given);
  expect(await onlyUser()).toMatchObject({ ...customer, role: 'admin' });
});

test('the audit tells what the settings did, and nothing when all was so before', async () => {
  const second = { ...given, password: 'second' };
  for (const credentials of [given, given, second, second]) await ensureAdministrator(db, credentials);
  const { id } = await onlyUser();
  expect(await listAudit(db, 'user', id)).toMatchObject([
    { by: 'The gallery', action: 'Administrator added' },
    { by: 'The gallery', action: 'Password of an administrator set' },
  ]);
});

test('without settings an administrator is generated, and shown once', async () => {
  const generated = await ensureAdministrator(db, null);
  expect(generated?.email).toBe('admin@uli-gallery.example');
  expect(generated?.password).toMatch(/^[\w-]{16}$/);
  expect(await verify((await onlyUser()).passwordHash, generated?.password ?? '')).toBe(true);
  expect(await ensureAdministrator(db, null)).toBeNull();
});

test('nobody is made up when an administrator exists', async () => {
  await ensureAdministrator(db, given);
  expect(await ensureAdministrator(db, null)).toBeNull();
  expect(await onlyUser()).toMatchObject({ email: given.email });
});

test('two processes that start at once make up one administrator', async () => {
  const reported = await Promise.all([ensureAdministrator(db, null), ensureAdministrator(db, null)]);
  expect(reported.filter((credentials) => credentials !== null)).toHaveLength(1);
  await onlyUser();
});

test('a new password ends the sessions of the account; at a start with the same one they stay', async () => {
  await ensureAdministrator(db, given);
  const { id } = await onlyUser();
  await db.transaction((tx) => startSession(tx, id));
  await ensureAdministrator(db, given);
  expect(await db.select().from(sessions)).toHaveLength(1);
  await ensureAdministrator(db, { ...given, password: 'second' });
  expect(await db.select().from(sessions)).toEqual([]);
});

test('makes no administrator of a customer who signed up with the settings’ address before', async () => {
  const earlier = { id: randomUUID(), firstname: 'Somebody', lastname: 'Else', email: given.email };
  await db.insert(users).values({ ...earlier, passwordHash: await hash('theirs') });
  await db.transaction((tx) => startSession(tx, earlier.id));
  await ensureAdministrator(db, given);
  expect(await verify((await onlyUser()).passwordHash, 'theirs')).toBe(false);
  expect(await db.select().from(sessions)).toEqual([]);
});
