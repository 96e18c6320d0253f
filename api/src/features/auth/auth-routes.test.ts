import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { eq, sql } from 'drizzle-orm';
import { bearer, signUp, signUpForm } from '../../testing/gallery/accounts';
import { setUpApi } from '../../testing/setup/setup-api';
import { users } from '../users/user.table';
import { sessions } from './auth.table';
import { hashPassword } from './password';
import { deleteExpiredSessions } from './sessions/sessions';

const api = setUpApi();

const post = (path: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
const update = (payload: object, headers = {}) =>
  api.app.inject({ method: 'PUT', url: '/api/auth/update', payload, headers });

const profile = {
  title: 'Mrs',
  firstname: 'Ngozi',
  lastname: 'Eze',
  mobile: '08030000001',
  address: '12 Marina, Lagos',
};

const formAsSent = {
  'multipart form data': (form: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.append(name, value);
    return new Response(data);
  },
  'a plain form': (form: Record<string, string>) => new Response(new URLSearchParams(form)),
  JSON: (form: Record<string, string>) => Response.json(form),
};

test.each(Object.entries(formAsSent))(
  'signs up a visitor with %s and signs the visitor in',
  async (_name, send) => {
    const form = signUpForm();
    const sent = send(form);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json<SignedInAnswer>();
    const { password, password_confirmation, ...person } = form;
    expect(data.user).toEqual({ ...person, _id: expect.any(String), address: '', role: 'customer' });
    expect((await update(profile, bearer(data.token))).statusCode).toBe(200);
  },
);

test('ignores a role and an id in a sign-up', async () => {
  const chosen = '00000000-0000-4000-8000-000000000000';
  const { user } = await signUp(api.app, { role: 'admin', id: chosen, _id: chosen, passwordHash: 'x' });
  expect(user.role).toBe('customer');
  expect(user._id).not.toBe(chosen);
});

test('refuses a second account for an email address in other letters', async () => {
  const { user } = await signUp(api.app, { email: 'Ngozi.Eze@Visitors.example' });
  const again = await post('register', signUpForm({ email: ' ngozi.eze@visitors.EXAMPLE ' }));
  expect(again.statusCode).toBe(409);
  const taken = 'There is already an account with this email address.';
  expect(again.json()).toEqual({ message: taken, errors: { email: taken } });
  const rows = await api.db.select().from(users).where(sql`lower(email) = 'ngozi.eze@visitors.example'`);
  expect(rows.map(({ id }) => id)).toEqual([user._id]);
});

test('accepts exactly one of twenty parallel sign-ups with one address', async () => {
  const forms = Array.from({ length: 20 }, () => signUpForm({ email: 'crowd@visitors.example' }));
  const answers = await Promise.all(forms.map((form) => post('register', form)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  const rows = await api.db.select().from(users).where(eq(users.email, 'crowd@visitors.example'));
  expect(rows).toHaveLength(1);
});

test('refuses passwords that differ with the form’s message', async () => {
  const answer = await post('register', signUpForm({ password_confirmation: 'another' }));
  expect(answer.statusCode).toBe(422);
  const message = 'Password does not match';
  expect(answer.json()).toEqual({ message, errors: { password_confirmation: message } });
});

test('refuses a new password of fewer than eight characters, and accepts an earlier one', async () => {
  const short = { password: '7 signs', password_confirmation: '7 signs' };
  const answer = await post('register', signUpForm(short));
  expect(answer.json().errors).toEqual({ password: 'Password must be at least 8 characters' });
  const { user } = await signUp(api.app);
  const passwordHash = await hashPassword('earlier');
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user._id));
  expect((await post('login', { email: user.email, password: 'earlier' })).statusCode).toBe(200);
});

test.each(['baseball', 'Ọlátúnjí 1960'])(
  'refuses the weak new password %s with a message',
  async (password) => {
    const answer = await post('register', signUpForm({ password }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: expect.stringContaining('Choose another one.') });
  },
);

test('refuses an empty sign-up with the form’s message for every field', async () => {
  const answer = await post('register', {});
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    title: 'Title is required',
    firstname: 'first name is required',
    lastname: 'last name is required',
    email: 'Email is required',
    mobile: 'Phone number is required',
    password: 'Password is required',
    password_confirmation: 'Password does not match',
  });
});

test('logs in with the address in other letters', async () => {
  const { user, password } = await signUp(api.app, { email: 'mixed@visitors.example' });
  const answer = await post('login', { email: 'MIXED@visitors.example', password });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    message: 'Welcome back, Adébáyọ̀!'.normalize('NFC'),
    data: { token: expect.any(String), user },
  });
});

test('logs in with the same password in another Unicode form', async () => {
  const { user, password } = await signUp(api.app, { password: 'ẹ̀kọ́ dára'.normalize('NFC') });
  const typed = password.normalize('NFD');
  expect(typed).not.toBe(password);
  expect((await post('login', { email: user.email, password: typed })).statusCode).toBe(200);
});

test.each(['another', ' ọ̀nà wà níbẹ̀ 1960 ', ''])('refuses the password %j', async (password) => {
  const { user } = await signUp(api.app);
  const answer = await post('login', { email: user.email, password });
  expect(answer.statusCode).toBe(password ? 401 : 422);
});

test('accepts a password of 128 characters exactly as it was chosen, also after ten years', async () => {
  const chosen = `Ọ̀nà wà níbẹ̀ 1960 ${'a '.repeat(70)}`.normalize('NFC').slice(0, 127).concat('z');
  const { user } = await signUp(api.app, { password: chosen });
  const ago = sql`now() - interval '10 years'`;
  await api.db.update(users).set({ createdAt: ago }).where(eq(users.id, user._id));
  const statusWith = async (password: string) =>
    (await post('login', { email: user.email, password })).statusCode;
  for (const other of [
    chosen.toUpperCase(),
    `${chosen.slice(0, -1)}y`,
    chosen.slice(0, -1),
    ` ${chosen.slice(1)}`,
  ])
    expect(await statusWith(other)).toBe(401);
  expect(await statusWith(chosen)).toBe(200);
});

test('answers a wrong password and an unknown address alike', async () => {
  const { user } = await signUp(api.app);
  const wrong = await post('login', { email: user.email, password: 'another' });
  const unknown = await post('login', { email: 'nobody@visitors.example', password: 'another' });
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(wrong.json()).toEqual({ message: 'Email or password is wrong.' });
  expect(unknown.json()).toEqual(wrong.json());
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
});

test('a log-in beside an open session ends that session and makes a new one', async () => {
  const { user, password, token } = await signUp(api.app);
  const elsewhere = (await post('login', { email: user.email, password })).json().data.token;
  expect((await post('login', { email: user.email, password: 'another' }, bearer(token))).statusCode).toBe(
    401,
  );
  expect((await update(profile, bearer(token))).statusCode).toBe(200);
  const again = (await post('login', { email: user.email, password }, bearer(token))).json().data.token;
  const statuses = [token, again, elsewhere].map(
    async (one) => (await update(profile, bearer(one))).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
});

test('Log Out revokes this token and no other', async () => {
  const { token, user, password } = await signUp(api.app);
  const other = (await post('login', { email: user.email, password })).json<SignedInAnswer>().data.token;
  const answer = await post('logout', {}, bearer(token));
  expect(answer.statusCode).toBe(200);
  expect((await update(profile, bearer(token))).statusCode).toBe(401);
  expect((await post('logout', {}, bearer(token))).statusCode).toBe(401);
  expect((await update(profile, bearer(other))).statusCode).toBe(200);
});

test('Log Out accepts a request without a body', async () => {
  const { token } = await signUp(api.app);
  const answer = await api.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(token) });
  expect(answer.statusCode).toBe(200);
});

test('changes only the profile fields of a customer', async () => {
  const { token, user } = await signUp(api.app);
  const sent = { ...profile, firstname: ' Ngozi ', email: 'x@y.example', role: 'admin', _id: 'x' };
  const answer = await update(sent, bearer(token));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'Profile updated.', user: { ...user, ...profile } });
  const [row] = await api.db.select().from(users).where(eq(users.id, user._id));
  expect(row).toMatchObject({ ...profile, email: user.email, role: 'customer' });
});

test('answers 401 to a profile change without a session', async () => {
  for (const payload of [profile, {}, { title: 7 }]) {
    const answer = await update(payload);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Please log in.' });
  }
});

test('deletes expired sessions and keeps the others', async () => {
  const { token, user } = await signUp(api.app);
  const ended = await signUp(api.app);
  const past = new Date(Date.now() - 1_000);
  await api.db.update(sessions).set({ endsAt: past }).where(eq(sessions.userId, ended.user._id));
  expect((await update(profile, bearer(ended.token))).statusCode).toBe(401);
  await deleteExpiredSessions(api.db);
  expect(await api.db.select().from(sessions).where(eq(sessions.userId, ended.user._id))).toEqual([]);
  expect(await api.db.select().from(sessions).where(eq(sessions.userId, user._id))).toHaveLength(1);
  expect((await update(profile, bearer(token))).statusCode).toBe(200);
});
