import { eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { buildTestApp } from '../../testing/server/test-app';
import { setUpRecovery } from '../../testing/setup/recoveries';
import { audits } from '../audit/audit.table';
import { mails } from '../mail/mail.table';
import { users } from '../users/user.table';

const recovery = setUpRecovery();
/** The password of `signUp`. */
const initial = 'ọ̀nà wà níbẹ̀ 1960';

function change(token: string, current_password: string, password = 'a new one', confirmation = password) {
  return recovery.app.inject({
    method: 'PUT',
    url: '/api/auth/password',
    headers: bearer(token),
    payload: { current_password, password, password_confirmation: confirmation },
    remoteAddress: '203.0.113.7',
  });
}

const logIn = async (email: string, password: string) => recovery.post('login', { email, password });

async function statusOf(token: string) {
  const url = '/api/saved/lists';
  return (await recovery.app.inject({ url, headers: bearer(token) })).statusCode;
}

test('a customer changes the password and stays logged in here only', async () => {
  const { user, token, password } = await signUp(recovery.app);
  const elsewhere = (await logIn(user.email, password)).json().data.token;
  const stranger = await signUp(recovery.app);
  const answer = await change(token, password);
  expect(answer.json()).toEqual({ message: 'Password changed. Your other devices are logged out.' });
  expect(await Promise.all([token, elsewhere, stranger.token].map(statusOf))).toEqual([200, 401, 200]);
  expect((await logIn(user.email, password)).statusCode).toBe(401);
  expect((await logIn(user.email, 'a new one')).statusCode).toBe(200);
  const [mail] = await recovery.db.select().from(mails).where(eq(mails.toAddress, user.email));
  expect(mail?.subject).toBe('Your password has been changed');
});

test('refuses a wrong current password and a confirmation that differs', async () => {
  const { token, password } = await signUp(recovery.app);
  const wrong = await change(token, 'not mine');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toEqual({ current_password: 'Your current password is wrong' });
  const differs = await change(token, password, 'a new one', 'another one');
  expect(differs.json().errors).toEqual({ password_confirmation: 'Password does not match' });
  expect(await recovery.db.select().from(mails)).toEqual([]);
});

test('counts wrong current passwords as failed log-ins', async () => {
  const { user, token, password } = await signUp(recovery.app);
  for (let guess = 0; guess < 10; guess += 1)
    expect((await change(token, `guess ${guess}`)).statusCode).toBe(422);
  expect((await change(token, password)).statusCode).toBe(429);
  expect((await logIn(user.email, password)).statusCode).toBe(429);
});

test('gives the account one password when ten requests choose one at once', async () => {
  const { user, token, password } = await signUp(recovery.app);
  const chosen = Array.from({ length: 10 }, (_, place) => `choice ${place}`);
  const answers = await Promise.all(chosen.map((choice) => change(token, password, choice)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(422)]);
  const winner = chosen[statuses.indexOf(200)] ?? '';
  expect((await logIn(user.email, winner)).statusCode).toBe(200);
});

test('invalidates the codes and links of a recovery', async () => {
  const { user, token, password } = await signUp(recovery.app);
  await recovery.codeFor(user.email);
  const ticket = await recovery.linkedTicketFor(user.email);
  await change(token, password);
  expect((await recovery.choose(ticket, 'theirs')).statusCode).toBe(422);
});

test('an administrator changes the password, by the rule for administrators', async () => {
  const { user, headers } = await newAdministrator(recovery.app, recovery.db);
  const token = headers.authorization.replace('Bearer ', '');
  const weak = await change(token, initial, 'a new one');
  expect(weak.statusCode).toBe(422);
  expect(weak.json().errors.password).toContain('at least 12 characters');
  const chosen = 'harmattan over Ikoyi';
  expect((await change(token, initial, chosen)).statusCode).toBe(200);
  expect((await logIn(user.email, initial)).statusCode).toBe(401);
  expect((await logIn(user.email, chosen)).statusCode).toBe(200);
  const [entry] = await recovery.db.select().from(audits).where(eq(audits.subjectId, user._id));
  expect(entry).toMatchObject({ action: 'Password changed', byUser: user._id });
});

test('the account of the settings keeps its password, which the next start would set again', async () => {
  const { user, headers } = await newAdministrator(recovery.app, recovery.db);
  const administrator = { email: user.email.toUpperCase(), password: initial };
  const app = buildTestApp(recovery.db, undefined, { administrator });
  const chosen = 'harmattan over Ikoyi';
  const payload = { current_password: initial, password: chosen, password_confirmation: chosen };
  const state = await app.inject({ url: '/api/auth/password', headers });
  const answer = await app.inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
  await app.close();
  expect(state.json()).toEqual({ set_by: 'settings', ends_at: null });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toContain('ADMIN_PASSWORD');
  expect((await logIn(user.email, initial)).statusCode).toBe(200);
});

test('refuses a generated password after its end, and accepts the chosen one', async () => {
  const { user, headers } = await newAdministrator(recovery.app, recovery.db);
  const token = headers.authorization.replace('Bearer ', '');
  const ends = (when: string) =>
    recovery.db
      .update(users)
      .set({ passwordEndsAt: sql`now() + ${when}::interval` })
      .where(eq(users.id, user._id));
  const state = async () => (await recovery.app.inject({ url: '/api/auth/password', headers })).json();
  await ends('1 minute');
  expect(await state()).toEqual({ set_by: 'account', ends_at: expect.stringMatching(/Z$/) });
  expect((await logIn(user.email, initial)).statusCode).toBe(200);
  await ends('0 seconds');
  expect((await logIn(user.email, initial)).statusCode).toBe(401);
  const chosen = 'harmattan over Ikoyi';
  expect((await change(token, initial, chosen)).statusCode).toBe(200);
  expect(await state()).toEqual({ set_by: 'account', ends_at: null });
  expect((await logIn(user.email, chosen)).statusCode).toBe(200);
});
