import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { addSecondStep, beginSecondStep, codeOf } from '../../../testing/gallery/authenticators';
import { setUpApi } from '../../../testing/setup/setup-api';
import { audits } from '../../audit/audit.table';
import { openKey, sealKey } from '../../auth/second-step/sealed-key';
import { authenticators, recoveryCodes, waitingLogIns } from '../../auth/second-step.table';
import { mails } from '../../mail/mail.table';

const api = setUpApi();

type Person = Awaited<ReturnType<typeof signUp>>;

const post = (path: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const logIn = ({ user, password }: Person) => post('/auth/login', { email: user.email, password });
const finish = (ticket: string, code: string, headers = {}) =>
  post('/auth/second-step', { ticket, code }, headers);
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

async function ticketOf(person: Person): Promise<string> {
  const answer = await logIn(person);
  expect(answer.statusCode).toBe(202);
  return answer.json().second_step.ticket;
}

async function withSecondStep() {
  const person = await signUp(api.app);
  return { person, ...(await addSecondStep(api.app, person)) };
}

test('an account without a second step logs in with the password alone', async () => {
  const person = await signUp(api.app);
  await beginSecondStep(api.app, person);
  expect((await logIn(person)).statusCode).toBe(200);
});

test('a log-in needs the code of the app, and the app is announced by mail', async () => {
  const { person, key } = await withSecondStep();
  const [mail] = await api.db.select().from(mails).where(eq(mails.toAddress, person.user.email));
  expect(mail?.subject).toBe('Your log-in has a second step');
  const ticket = await ticketOf(person);
  const answer = await finish(ticket, codeOf(key));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ data: { token: expect.any(String), user: person.user } });
  expect((await finish(ticket, codeOf(key, 1))).statusCode).toBe(401);
});

test('the code of a log-in beside an open session ends that session', async () => {
  const { person, key } = await withSecondStep();
  const isIn = async (token: string) =>
    (await api.app.inject({ url: '/api/account/authenticator', headers: bearer(token) })).statusCode;
  const ticket = await ticketOf(person);
  expect(await isIn(person.token)).toBe(200);
  const answer = await finish(ticket, codeOf(key), bearer(person.token));
  expect([await isIn(person.token), await isIn(answer.json().data.token)]).toEqual([401, 200]);
});

test('the confirmation ends the other sessions, gives ten recovery codes, and saves their slow hashes', async () => {
  const person = await signUp(api.app);
  const other = (await logIn(person)).json().data.token;
  const { recoveryCodes: codes } = await addSecondStep(api.app, person);
  expect(new Set(codes).size).toBe(10);
  const saved = await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.user._id));
  expect(saved.filter(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toHaveLength(10);
  const isIn = async (token: string) =>
    (await api.app.inject({ url: '/api/account/authenticator', headers: bearer(token) })).statusCode;
  expect([await isIn(other), await isIn(person.token)]).toEqual([401, 200]);
});

test('a wrong code of a new app names no recovery code, because the account has none', async () => {
  const person = await signUp(api.app);
  await beginSecondStep(api.app, person);
  const confirmed = await post('/account/authenticator/confirm', { code: '000000' }, bearer(person.token));
  expect(confirmed.json().errors).toEqual({
    code: 'This code is wrong. Wait for the next one, and check the clock of your phone.',
  });
});

test('accepts one of ten log-ins at once with one code', async () => {
  const { person, key } = await withSecondStep();
  const tickets = [];
  for (let time = 0; time < 10; time += 1) tickets.push(await ticketOf(person));
  const code = codeOf(key);
  const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
  expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(422)]);
});

test('accepts a recovery code once, also in ten log-ins at once', async () => {
  const { person, recoveryCodes: codes } = await withSecondStep();
  const tickets = [];
  for (let time = 0; time < 10; time += 1) tickets.push(await ticketOf(person));
  const [code = ''] = codes;
  const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code.toUpperCase())));
  expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(422)]);
  const url = '/api/account/authenticator';
  const answer = await api.app.inject({ url, headers: bearer(person.token) });
  expect(answer.json()).toEqual({ since: expect.any(String), recovery_codes_left: 9 });
});

test('new recovery codes replace all, after a code of the app, with an audit and a mail', async () => {
  const { person, key, recoveryCodes: old } = await withSecondStep();
  const renew = (code: string) =>
    post('/account/authenticator/recovery-codes', { code }, bearer(person.token));
  expect((await renew('000000')).statusCode).toBe(422);
  const answers = await Promise.all([renew(codeOf(key)), renew(codeOf(key))]);
  expect(statusesOf(answers)).toEqual([200, 422]);
  const fresh: string[] = answers.flatMap((answer) => answer.json().recovery_codes ?? []);
  expect(new Set(fresh).size).toBe(10);
  expect((await finish(await ticketOf(person), old[0] ?? '')).statusCode).toBe(422);
  expect((await finish(await ticketOf(person), fresh[0] ?? '')).statusCode).toBe(200);
  const actions = await api.db.select().from(audits).where(eq(audits.subjectId, person.user._id));
  expect(actions.map(({ action }) => action)).toEqual(['Second step added', 'Recovery codes renewed']);
  const sent = await api.db.select().from(mails).where(eq(mails.toAddress, person.user.email));
  expect(sent.map(({ subject }) => subject)).toContain('Your recovery codes are new');
});

test('a log-in ends after five wrong codes', async () => {
  const { person, key } = await withSecondStep();
  const ticket = await ticketOf(person);
  const wrong = await Promise.all(Array.from({ length: 5 }, () => finish(ticket, '000000')));
  expect(statusesOf(wrong)).toEqual(Array(5).fill(422));
  expect((await finish(ticket, codeOf(key))).statusCode).toBe(401);
  expect((await finish(await ticketOf(person), codeOf(key))).statusCode).toBe(200);
});

test('a log-in ends after ten minutes', async () => {
  const { person, key } = await withSecondStep();
  const ticket = await ticketOf(person);
  await api.db.update(waitingLogIns).set({ endsAt: sql`ends_at - interval '10 minutes'` });
  expect((await finish(ticket, codeOf(key))).statusCode).toBe(401);
});

test('the database refuses a used time step', async () => {
  const { person } = await withSecondStep();
  const again = api.db
    .update(authenticators)
    .set({ lastStep: sql`last_step` })
    .where(eq(authenticators.userId, person.user._id));
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'authenticators_newer_step' } });
});

test('a new password does not remove the second step, and ends a log-in in progress', async () => {
  const { person, key } = await withSecondStep();
  const ticket = await ticketOf(person);
  const payload = {
    current_password: person.password,
    password: 'a new one',
    password_confirmation: 'a new one',
  };
  const headers = bearer(person.token);
  const changed = await api.app.inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
  expect(changed.statusCode).toBe(200);
  expect((await finish(ticket, codeOf(key))).statusCode).toBe(401);
  expect((await logIn({ ...person, password: 'a new one' })).statusCode).toBe(202);
});

test('the removal needs the password and a code', async () => {
  const { person, key } = await withSecondStep();
  const headers = bearer(person.token);
  const remove = (current_password: string, code: string) =>
    post('/account/authenticator/remove', { current_password, code }, headers);
  expect((await remove('not mine', codeOf(key))).json().errors).toEqual({
    current_password: 'Your current password is wrong',
  });
  expect((await remove(person.password, '000000')).json().errors).toEqual({ code: expect.any(String) });
  expect((await logIn(person)).statusCode).toBe(202);
  expect((await remove(person.password, codeOf(key))).statusCode).toBe(200);
  expect((await logIn(person)).statusCode).toBe(200);
  const ofPerson = eq(recoveryCodes.userId, person.user._id);
  expect(await api.db.$count(recoveryCodes, ofPerson)).toBe(0);
});

test('a second set-up waits for the removal of the first one', async () => {
  const { person } = await withSecondStep();
  const payload = { current_password: person.password };
  const answer = await post('/account/authenticator', payload, bearer(person.token));
  expect(answer.statusCode).toBe(409);
});

test('the stored key opens with any secret of the server, and only for its account', () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const sealed = sealKey(['old'], mine, 'KEY');
  expect(sealed).not.toContain('KEY');
  expect(openKey(['new', 'old'], mine, sealed)).toBe('KEY');
  expect(openKey(['new', 'old'], theirs, sealed)).toBeNull();
  expect(openKey(['new'], mine, sealed)).toBeNull();
});
