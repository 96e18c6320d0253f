import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { buildTestApp, testSecret } from '../../testing/server/test-app';
import { setUpRecovery } from '../../testing/setup/recoveries';
import { mails } from '../mail/mail.table';
import { recoveries } from './recovery.table';
import { deleteExpiredRecoveries } from './request-code';

const recovery = setUpRecovery();

test('a customer sets a new password with the code from the mail', async () => {
  const { user, password } = await signUp(recovery.app);
  const ticket = await recovery.ticketFor(user.email.toUpperCase());
  const answer = await recovery.choose(ticket, 'a new one');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'Your password has been changed. Log in with the new one.' });
  expect((await recovery.post('login', { email: user.email, password })).statusCode).toBe(401);
  expect((await recovery.post('login', { email: user.email, password: 'a new one' })).statusCode).toBe(200);
});

test('the link in the mail sets a new password without the code, once', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  const ticket = await recovery.linkedTicketFor(user.email);
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(200);
  expect((await recovery.choose(ticket, 'another one')).statusCode).toBe(422);
  await recovery.expectWrong(user.email, code);
  expect((await recovery.post('login', { email: user.email, password: 'a new one' })).statusCode).toBe(200);
});

test('a new password invalidates every other code and ticket', async () => {
  const { user } = await signUp(recovery.app);
  await recovery.codeFor(user.email, '203.0.113.50');
  const earlier = await recovery.linkedTicketFor(user.email);
  await recovery.choose(await recovery.ticketFor(user.email), 'a new one');
  expect((await recovery.choose(earlier, 'another one')).statusCode).toBe(422);
});

test('a new password ends every session of its account only', async () => {
  const { user, token, password } = await signUp(recovery.app);
  const stranger = await signUp(recovery.app);
  const second = (await recovery.post('login', { email: user.email, password })).json<SignedInAnswer>().data
    .token;
  await recovery.choose(await recovery.ticketFor(user.email), 'a new one');
  const statuses = [token, second, stranger.token].map(async (one) => {
    const answer = await recovery.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: bearer(one),
    });
    return answer.statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
});

test('mails the owner after the password changes', async () => {
  const { user } = await signUp(recovery.app);
  await recovery.choose(await recovery.ticketFor(user.email), 'a new one');
  const written = await recovery.db.select().from(mails).where(eq(mails.toAddress, user.email));
  expect(written.map(({ subject }) => subject).toSorted()).toEqual([
    'Your code for a new password',
    'Your password has been changed',
  ]);
});

test('logs in an owner with the new password after ten wrong guesses', async () => {
  const { user } = await signUp(recovery.app);
  for (let attempt = 0; attempt < 11; attempt += 1)
    await recovery.post('login', { email: user.email, password: 'x' });
  expect((await recovery.post('login', { email: user.email, password: 'x' })).statusCode).toBe(429);
  await recovery.choose(await recovery.ticketFor(user.email), 'a new one');
  expect((await recovery.post('login', { email: user.email, password: 'a new one' })).statusCode).toBe(200);
});

test('answers a request alike with and without an account and mails only an account', async () => {
  const { user } = await signUp(recovery.app);
  const known = await recovery.forgot(user.email);
  const unknown = await recovery.forgot('nobody@visitors.example');
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
  for (const answer of [known, unknown]) {
    expect(answer.json()).toEqual({
      message: 'If there is an account with this address, a code is on its way to it.',
      request: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  }
  expect(recovery.requested).toHaveLength(2);
  await recovery.runJobs();
  expect((await recovery.db.select().from(mails)).map(({ toAddress }) => toAddress)).toEqual([user.email]);
  await recovery.expectWrong('nobody@visitors.example', '0000');
});

test('stores hashes of the code and the ticket only', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  const [withCode] = await recovery.db.select().from(recoveries);
  expect(withCode?.codeHash).toMatch(/^[\w-]{43}$/);
  const ticket = (await recovery.verify(user.email, code)).json().ticket;
  const [withTicket] = await recovery.db.select().from(recoveries);
  expect(withTicket?.codeHash).toBeNull();
  expect(JSON.stringify(withTicket)).not.toContain(ticket);
});

test('sends one mail when the job runs twice', async () => {
  const { user } = await signUp(recovery.app);
  await recovery.forgot(user.email);
  const [id = ''] = recovery.requested;
  await recovery.runJobs();
  await recovery.runJob(id);
  expect(await recovery.db.select().from(mails)).toHaveLength(1);
});

test('accepts a code from before the secret was rotated', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  const tokenSecrets = ['a newer secret, which is long enough as well', testSecret];
  const rotated = buildTestApp(recovery.db, undefined, { tokenSecrets });
  const payload = { email: user.email, code };
  const answer = await rotated.inject({
    method: 'POST',
    url: '/api/auth/verify-code',
    payload,
    remoteAddress: '203.0.113.7',
  });
  expect(answer.statusCode).toBe(200);
  await rotated.close();
});

test('deletes expired recoveries', async () => {
  await recovery.forgot('one@visitors.example');
  await recovery.pass('10 minutes');
  await recovery.forgot('two@visitors.example');
  await deleteExpiredRecoveries(recovery.db);
  const rows = await recovery.db.select().from(recoveries);
  expect(rows.map(({ email }) => email)).toEqual(['two@visitors.example']);
});
