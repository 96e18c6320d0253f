import type { SignedInAnswer } from '@gallery/shared/contract/user';
import { desc, eq, sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import type { OpenDatabase } from '../../db/client';
import type { Jobs } from '../../db/job-queue';
import { rateLimits } from '../../http/rate-limit.table';
import { bearer, signUp } from '../../testing/accounts';
import { buildTestApp, testMail, testSecret } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { mails } from '../mail/mail.table';
import { outboxOf } from '../mail/outbox';
import { sweepRecoveries } from './ask-for-code';
import { recoveries } from './recovery.table';
import { sendCode } from './send-code';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
const asked: string[] = [];

const jobs: Jobs = {
  async send(_tx, name, data) {
    if (name === 'send-recovery-code' && 'recovery' in data) asked.push(data.recovery);
  },
};
const outbox = outboxOf(testMail, jobs);

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db, undefined, { jobs, rateLimits: readConfig({}).rateLimits });
});
beforeEach(async () => {
  asked.length = 0;
  for (const table of [rateLimits, recoveries, mails]) await database.db.delete(table);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
const forgot = (email: string, from?: string) => post('forgot-password', { email }, from);
const verify = (email: string, code: string) => post('verify-code', { email, code });
const choose = (ticket: string, password: string) =>
  post('reset-password', { ticket, password, password_confirmation: password });

/** Asks for a code, lets the jobs run, and reads the code in the newest mail. */
async function codeFor(email: string): Promise<string> {
  expect((await forgot(email)).statusCode).toBe(200);
  await runJobs();
  const [mail] = await database.db
    .select()
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  expect(mail?.toAddress.toLowerCase()).toBe(email.toLowerCase());
  return /Code: (\d{4})\n/.exec(mail?.text ?? '')?.[1] ?? 'no code';
}

async function runJobs(): Promise<void> {
  for (const id of asked.splice(0)) await sendCode(database.db, outbox, [testSecret], id);
}

async function ticketFor(email: string): Promise<string> {
  const answer = await verify(email, await codeFor(email));
  expect(answer.statusCode).toBe(200);
  return answer.json().ticket;
}

const otherThan = (code: string) => (code === '0000' ? '0001' : '0000');
const wrongCode = 'This code is wrong or no longer good. Check it, or ask for a new one.';

async function expectWrong(email: string, code: string): Promise<void> {
  const answer = await verify(email, code);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message: wrongCode, errors: { code: wrongCode } });
}

test('a forgotten password is replaced with the code from the mail', async () => {
  const { user, password } = await signUp(app);
  const ticket = await ticketFor(user.email.toUpperCase());
  const answer = await choose(ticket, 'a new one');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'Your password has been changed. Log in with the new one.' });
  expect((await post('login', { email: user.email, password })).statusCode).toBe(401);
  expect((await post('login', { email: user.email, password: 'a new one' })).statusCode).toBe(200);
});

test('a new password ends every session of the account, and of no other', async () => {
  const { user, token, password } = await signUp(app);
  const stranger = await signUp(app);
  const second = (await post('login', { email: user.email, password })).json<SignedInAnswer>().data.token;
  await choose(await ticketFor(user.email), 'a new one');
  const statuses = [token, second, stranger.token].map(async (one) => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(one) });
    return answer.statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
});

test('the owner is told by mail that the password was changed', async () => {
  const { user } = await signUp(app);
  await choose(await ticketFor(user.email), 'a new one');
  const written = await database.db.select().from(mails).where(eq(mails.toAddress, user.email));
  expect(written.map(({ subject }) => subject).toSorted()).toEqual([
    'Your code for a new password',
    'Your password has been changed',
  ]);
});

test('whoever is locked out after ten wrong guesses logs in with the new password', async () => {
  const { user } = await signUp(app);
  for (let attempt = 0; attempt < 11; attempt += 1) await post('login', { email: user.email, password: 'x' });
  expect((await post('login', { email: user.email, password: 'x' })).statusCode).toBe(429);
  await choose(await ticketFor(user.email), 'a new one');
  expect((await post('login', { email: user.email, password: 'a new one' })).statusCode).toBe(200);
});

test('asking for a code is answered alike with and without an account, and only an account gets a mail', async () => {
  const { user } = await signUp(app);
  const known = await forgot(user.email);
  const unknown = await forgot('nobody@visitors.example');
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
  expect(known.json()).toEqual({
    message: 'If there is an account with this address, a code is on its way to it.',
  });
  expect(unknown.json()).toEqual(known.json());
  expect(asked).toHaveLength(2);
  await runJobs();
  expect((await database.db.select().from(mails)).map(({ toAddress }) => toAddress)).toEqual([user.email]);
  await expectWrong('nobody@visitors.example', '0000');
});

test('a code is good once', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  expect((await verify(user.email, code)).statusCode).toBe(200);
  await expectWrong(user.email, code);
});

test('of ten that send the right code at once, one gets a ticket', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(user.email, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
});

test('after five wrong codes the right one is no longer good', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  for (let attempt = 0; attempt < 5; attempt += 1) await expectWrong(user.email, otherThan(code));
  await expectWrong(user.email, code);
});

test('after four wrong codes the right one still is', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  for (let attempt = 0; attempt < 4; attempt += 1) await expectWrong(user.email, otherThan(code));
  expect((await verify(user.email, code)).statusCode).toBe(200);
});

test('wrong codes sent all at once are not more than five', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  await Promise.all(Array.from({ length: 30 }, () => verify(user.email, otherThan(code))));
  const [row] = await database.db.select().from(recoveries);
  expect(row?.tries).toBe(5);
  await expectWrong(user.email, code);
});

test('after fifteen minutes a code is no longer good', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  await pass('15 minutes');
  await expectWrong(user.email, code);
});

test('a code lives for fourteen minutes', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  await pass('14 minutes');
  expect((await verify(user.email, code)).statusCode).toBe(200);
});

async function pass(time: '14 minutes' | '15 minutes'): Promise<void> {
  await database.db.update(recoveries).set({ endsAt: sql`ends_at - ${time}::interval` });
}

test('a new code replaces the old one', async () => {
  const { user } = await signUp(app);
  const first = await codeFor(user.email);
  await forgot(user.email);
  await expectWrong(user.email, first);
  const third = await codeFor(user.email);
  expect((await verify(user.email, third)).statusCode).toBe(200);
});

test('the code of one account opens no other', async () => {
  const { user: mine } = await signUp(app);
  const theirs = await signUp(app);
  const myCode = await codeFor(mine.email);
  let theirCode = await codeFor(theirs.user.email);
  if (theirCode === myCode) theirCode = await codeFor(theirs.user.email);
  await expectWrong(theirs.user.email, myCode);
  const ticket = (await verify(mine.email, myCode)).json().ticket;
  expect((await choose(ticket, 'a new one')).statusCode).toBe(200);
  const untouched = { email: theirs.user.email, password: theirs.password };
  expect((await post('login', untouched)).statusCode).toBe(200);
});

const usedTicket = 'This code has been used or is too old. Ask for a new one.';

test('a ticket is good once', async () => {
  const { user } = await signUp(app);
  const ticket = await ticketFor(user.email);
  const answers = await Promise.all(['one', 'two', 'three'].map((password) => choose(ticket, password)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const late = await choose(ticket, 'four');
  expect(late.json()).toEqual({ message: usedTicket, errors: { ticket: usedTicket } });
});

test('after fifteen minutes a ticket is no longer good, and the password stays', async () => {
  const { user, password } = await signUp(app);
  const ticket = await ticketFor(user.email);
  await pass('15 minutes');
  expect((await choose(ticket, 'a new one')).statusCode).toBe(422);
  expect((await post('login', { email: user.email, password })).statusCode).toBe(200);
});

test.each(['', 'ticket', '0'.repeat(5_000), "' OR 1=1 --"])('%j is no ticket', async (ticket) => {
  expect((await choose(ticket, 'a new one')).statusCode).toBe(422);
});

test('passwords that differ are refused, and the ticket stays good', async () => {
  const { user } = await signUp(app);
  const ticket = await ticketFor(user.email);
  const differing = { ticket, password: 'one', password_confirmation: 'two' };
  const answer = await post('reset-password', differing);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('Password does not match');
  expect((await choose(ticket, 'one')).statusCode).toBe(200);
});

test('neither the code nor the ticket stands in the table in plain words', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  const [withCode] = await database.db.select().from(recoveries);
  expect(withCode?.codeHash).toMatch(/^[\w-]{43}$/);
  const ticket = (await verify(user.email, code)).json().ticket;
  const [withTicket] = await database.db.select().from(recoveries);
  expect(withTicket?.codeHash).toBeNull();
  expect(JSON.stringify(withTicket)).not.toContain(ticket);
});

test('the job of a code that runs twice sends one mail', async () => {
  const { user } = await signUp(app);
  await forgot(user.email);
  const [id = ''] = asked;
  await runJobs();
  await sendCode(database.db, outbox, [testSecret], id);
  expect(await database.db.select().from(mails)).toHaveLength(1);
});

test('a code sent under the old secret is good after the secret was rotated', async () => {
  const { user } = await signUp(app);
  const code = await codeFor(user.email);
  const tokenSecrets = ['a newer secret, which is long enough as well', testSecret];
  const rotated = buildTestApp(database.db, undefined, { tokenSecrets });
  const payload = { email: user.email, code };
  const answer = await rotated.inject({ method: 'POST', url: '/api/auth/verify-code', payload });
  expect(answer.statusCode).toBe(200);
  await rotated.close();
});

test('recoveries that have ended are forgotten', async () => {
  await forgot('one@visitors.example');
  await pass('15 minutes');
  await forgot('two@visitors.example');
  await sweepRecoveries(database.db);
  const rows = await database.db.select().from(recoveries);
  expect(rows.map(({ email }) => email)).toEqual(['two@visitors.example']);
});

test('an account gets three codes an hour, wherever they are asked for, and so does an address without one', async () => {
  const { user } = await signUp(app);
  for (const email of [user.email, 'nobody@visitors.example']) {
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await forgot(email, from)).statusCode).toBe(200);
    }
    const refused = await forgot(email.toUpperCase(), '203.0.113.4');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.json().message).toBe('Too many requests. Please try again in 60 minutes.');
  }
});

test('an account gets ten codes a day: four digits cannot be guessed by asking again and again', async () => {
  const { user } = await signUp(app);
  const forgetTheHour = () => database.db.delete(rateLimits).where(sql`ends_at < now() + interval '2 hours'`);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await forgot(user.email)).statusCode).toBe(200);
    await forgetTheHour();
  }
  expect((await forgot(user.email)).statusCode).toBe(429);
});

test('a visitor asks for twenty codes an hour, whoever they are for', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await forgot(`${attempt}@visitors.example`)).statusCode).toBe(200);
  }
  expect((await forgot('last@visitors.example')).statusCode).toBe(429);
  expect((await forgot('last@visitors.example', '203.0.113.99')).statusCode).toBe(200);
});
