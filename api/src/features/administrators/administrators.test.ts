import { roleRefusal, type StaffRole } from '@gallery/shared/contract/account/roles';
import { eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { setUpApi } from '../../testing/setup/setup-api';
import { listAudit } from '../audit/list-audit';
import { sessions } from '../auth/auth.table';
import { users } from '../users/user.table';

const api = setUpApi();
const add = (role?: StaffRole) => newAdministrator(api.app, api.db, role);
type Person = Awaited<ReturnType<typeof add>>;

let owner: Person;

beforeEach(async () => {
  await api.db.execute(sql`TRUNCATE users CASCADE`);
  owner = await add();
});

const pathOf = ({ user }: Person) => `/administrators/${user._id}`;

test('lists administrators with their roles and last use', async () => {
  const curator = await add('curator');
  const { administrators } = await owner.sees('/administrators');
  expect(administrators).toHaveLength(2);
  expect(administrators).toContainEqual({
    _id: curator.user._id,
    name: 'Ngọzi Eze',
    email: curator.user.email,
    role: 'curator',
    last_used_at: null,
  });
  await curator.sees('/notification');
  const seen = (await owner.sees('/administrators')).administrators;
  expect(seen.map((one: { last_used_at: string }) => one.last_used_at)).not.toContain(null);
});

test('notes one use a minute', async () => {
  const useOf = async () => (await api.db.select({ at: users.staffUsedAt }).from(users))[0]?.at;
  await owner.sees('/administrators');
  const first = await useOf();
  await owner.sees('/administrators');
  expect(await useOf()).toEqual(first);
  await api.db.update(users).set({ staffUsedAt: sql`staff_used_at - interval '2 minutes'` });
  await owner.sees('/administrators');
  expect(Number(await useOf())).toBeGreaterThanOrEqual(Number(first));
});

test('an owner changes a role, which ends the sessions of the person only', async () => {
  const curator = await add('curator');
  const answer = await owner.does('PUT', pathOf(curator), { role: 'manager', before: 'curator' });
  expect(answer).toMatchObject({
    status: 200,
    message: 'Ngọzi Eze is manager now.',
    administrator: { _id: curator.user._id, role: 'manager' },
  });
  expect(await curator.sees('/notification')).toMatchObject({ status: 401 });
  expect(await api.db.select({ of: sessions.userId }).from(sessions)).toEqual([{ of: owner.user._id }]);
  expect(await listAudit(api.db, 'user', curator.user._id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Role of an administrator changed', from: 'curator', to: 'manager' },
  ]);
});

test('the same role again changes nothing and keeps the sessions', async () => {
  const curator = await add('curator');
  expect(await owner.does('PUT', pathOf(curator), { role: 'curator', before: 'curator' })).toMatchObject({
    status: 200,
  });
  expect(await listAudit(api.db, 'user', curator.user._id)).toEqual([]);
  expect(await curator.sees('/notification')).toMatchObject({ status: 200 });
});

test('refuses a change of a role that another owner changed meanwhile, and returns it', async () => {
  const curator = await add('curator');
  const answer = await owner.does('PUT', pathOf(curator), { role: 'owner', before: 'viewer' });
  expect(answer).toMatchObject({ status: 409, administrator: { role: 'curator' } });
  expect(answer.message).toContain('Somebody else made Ngọzi Eze curator meanwhile.');
});

test('an owner removes access, which ends the sessions and leaves a customer', async () => {
  const curator = await add('curator');
  expect(await owner.does('DELETE', pathOf(curator))).toMatchObject({
    status: 200,
    message: 'Ngọzi Eze has no access to the back office any more.',
  });
  expect(await curator.sees('/notification')).toMatchObject({ status: 401 });
  const [left] = await api.db.select().from(users).where(eq(users.id, curator.user._id));
  expect(left).toMatchObject({ role: 'customer', staffRole: null });
  expect(await listAudit(api.db, 'user', curator.user._id)).toMatchObject([
    { action: 'Administrator removed', from: 'curator' },
  ]);
  expect(await owner.does('DELETE', pathOf(curator))).toMatchObject({ status: 404 });
});

test.each([
  ['PUT', { role: 'manager', before: 'owner' }],
  ['DELETE', undefined],
] as const)('%s refuses to take the last owner away', async (method, body) => {
  expect(await owner.does(method, pathOf(owner), body)).toMatchObject({
    status: 409,
    message: 'Ngọzi Eze is the last owner. Make somebody else an owner first.',
  });
  expect(await owner.sees('/administrators')).toMatchObject({ status: 200 });
});

test('an owner asks another one to remove the own access', async () => {
  const other = await add();
  expect(await owner.does('DELETE', pathOf(owner))).toMatchObject({
    status: 409,
    message: 'Ask another owner to remove your own access.',
  });
  expect(await other.does('DELETE', pathOf(owner))).toMatchObject({ status: 200 });
});

test('the last of ten owners who step down at once stays', async () => {
  const owners = [owner];
  while (owners.length < 10) owners.push(await add());
  const answers = await Promise.all(
    owners.map((one) => one.does('PUT', pathOf(one), { role: 'viewer', before: 'owner' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await api.db.$count(users, eq(users.staffRole, 'owner'))).toBe(1);
});

test('refuses a customer’s account, an unknown one, and an unknown role', async () => {
  const leaving = await add('viewer');
  await owner.does('DELETE', pathOf(leaving));
  for (const path of [pathOf(leaving), '/administrators/nobody'])
    expect(await owner.does('PUT', path, { role: 'viewer', before: 'viewer' })).toMatchObject({
      status: 404,
    });
  const answer = await owner.does('PUT', pathOf(owner), { role: 'king', before: 'owner' });
  expect(answer).toMatchObject({ status: 422, errors: { role: expect.stringContaining('owner') } });
});

test('a manager cannot read or change who works in the back office', async () => {
  const manager = await add('manager');
  const refusal = { status: 403, message: roleRefusal('manager', 'administrators') };
  expect(await manager.sees('/administrators')).toMatchObject(refusal);
  const promotion = { role: 'owner', before: 'manager' };
  expect(await manager.does('PUT', pathOf(manager), promotion)).toMatchObject(refusal);
});
