import { sql } from 'drizzle-orm';
import { dueNow } from '../../db/columns';
import { rateLimits } from '../../http/rate-limit/rate-limit.table';
import { readConfig } from '../../server/config/config';
import { signUp } from '../../testing/gallery/accounts';
import { askForCode, guestForm } from '../../testing/orders/guests';
import { buildTestApp } from '../../testing/server/test-app';
import { setUp } from '../../testing/setup/setup-api';
import { guestCodes, guestSessions, guests } from './guest.table';
import { deleteExpiredGuests } from './guest-sessions';

const api = setUp((db) => ({
  app: buildTestApp(db, undefined, { rateLimits: readConfig({}).rateLimits }),
}));
beforeEach(() => api.db.delete(rateLimits));

const confirm = (payload: object, remoteAddress = '203.0.113.7') =>
  api.app.inject({ method: 'POST', url: '/api/guest/confirm', payload, remoteAddress });

test('a code confirms its address once, and the guest gets a token that ends after two hours', async () => {
  const form = guestForm('Ada@Guests.example');
  const { request, code } = await askForCode(api.app, api.db, form.email);
  const answer = await confirm({ ...form, request, code });
  expect(answer.statusCode).toBe(200);
  const { token, ends_at, guest } = answer.json().data;
  expect(guest).toMatchObject({ firstname: 'Tunde', email: 'ada@guests.example' });
  expect(Math.round((Date.parse(ends_at) - Date.now()) / 60_000)).toBe(120);
  expect(JSON.stringify(await api.db.select().from(guestSessions))).not.toContain(token);
  expect((await confirm({ ...form, request, code })).statusCode).toBe(422);
});

test('a code is wrong for another address, another request, and after fifteen minutes', async () => {
  const form = guestForm();
  const { request, code } = await askForCode(api.app, api.db, form.email);
  const other = await askForCode(api.app, api.db, 'other@guests.example');
  for (const wrong of [{ email: 'other@guests.example' }, { request: other.request }])
    expect((await confirm({ ...form, request, code, ...wrong })).statusCode).toBe(422);
  await api.db.update(guestCodes).set({ endsAt: dueNow });
  expect((await confirm({ ...form, request, code })).statusCode).toBe(422);
});

test('a code ends after five wrong tries', async () => {
  const form = guestForm();
  const { request, code } = await askForCode(api.app, api.db, form.email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries++)
    expect((await confirm({ ...form, request, code: wrong })).json().errors).toHaveProperty('code');
  expect((await confirm({ ...form, request, code })).statusCode).toBe(422);
});

test('ten confirmations with one code make one guest and one token', async () => {
  const form = guestForm();
  const { request, code } = await askForCode(api.app, api.db, form.email);
  const tries = Array.from({ length: 10 }, () => confirm({ ...form, request, code }));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('an address with an account and one without get the same answer and the same mail', async () => {
  const { user } = await signUp(api.app);
  const [known, unknown] = [user.email, 'nobody@guests.example'];
  const answers = [];
  for (const email of [known, unknown]) {
    const { answer } = await askForCode(api.app, api.db, email);
    answers.push({ status: answer.statusCode, message: answer.json().message.replace(email, '') });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('a network gets ten codes a day for an address, and twenty an hour for all; a stranger leaves the owner free', async () => {
  const email = 'often@guests.example';
  const stranger = '198.51.100.9';
  for (let count = 0; count < 10; count++)
    expect((await askForCode(api.app, api.db, email, stranger)).answer.statusCode).toBe(200);
  const refused = (await askForCode(api.app, api.db, email, stranger)).answer;
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true]);
  expect((await askForCode(api.app, api.db, email)).answer.statusCode).toBe(200);
  for (let count = 0; count < 19; count++) await askForCode(api.app, api.db, `n${count}@guests.example`);
  expect((await askForCode(api.app, api.db, 'one.more@guests.example')).answer.statusCode).toBe(429);
});

test('wrong codes run out for a network, and the owner elsewhere confirms', async () => {
  const form = guestForm();
  for (let count = 0; count < 4; count++) {
    const { request, code } = await askForCode(api.app, api.db, form.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) await confirm({ ...form, request, code: wrong });
  }
  const { request, code } = await askForCode(api.app, api.db, form.email);
  expect((await confirm({ ...form, request, code })).statusCode).toBe(429);
  expect((await confirm({ ...form, request, code }, '198.51.100.10')).statusCode).toBe(200);
});

test.each([
  { email: 'no address' },
  { email: ['a@guests.example'] },
  { code: '12345' },
  { request: '../code' },
  { firstname: 'T'.repeat(33) },
  { lastname: '' },
  { mobile: '0'.repeat(5000) },
])('refuses %j', async (wrong) => {
  const [field = ''] = Object.keys(wrong);
  const valid = { ...guestForm(), code: '123456', request: '00000000-0000-4000-8000-000000000000' };
  const answer = await confirm({ ...valid, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('the cleanup deletes guests without an order a day after their token', async () => {
  const form = guestForm();
  const { request, code } = await askForCode(api.app, api.db, form.email);
  await confirm({ ...form, request, code });
  await deleteExpiredGuests(api.db);
  expect(await api.db.$count(guests)).toBeGreaterThan(0);
  await api.db.update(guests).set({ createdAt: sql`now() - interval '2 days'` });
  await api.db.update(guestSessions).set({ endsAt: sql`now() - interval '1 second'` });
  await deleteExpiredGuests(api.db);
  expect(await api.db.$count(guests)).toBe(0);
});
