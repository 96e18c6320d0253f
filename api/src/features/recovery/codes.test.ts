import { signUp } from '../../testing/gallery/accounts';
import { setUpRecovery } from '../../testing/setup/recoveries';
import { recoveries } from './recovery.table';

const recovery = setUpRecovery();

const otherThan = (code: string) => (code === '0000' ? '0001' : '0000');

test('accepts a code once', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  expect((await recovery.verify(user.email, code)).statusCode).toBe(200);
  await recovery.expectWrong(user.email, code);
});

test('gives a ticket to one of ten parallel requests with the right code', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => recovery.verify(user.email, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
});

test('rejects the right code after five wrong ones', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  for (let attempt = 0; attempt < 5; attempt += 1) await recovery.expectWrong(user.email, otherThan(code));
  await recovery.expectWrong(user.email, code);
});

test('accepts the right code after four wrong ones', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  for (let attempt = 0; attempt < 4; attempt += 1) await recovery.expectWrong(user.email, otherThan(code));
  expect((await recovery.verify(user.email, code)).statusCode).toBe(200);
});

test('counts at most five wrong codes sent at once', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  await Promise.all(Array.from({ length: 15 }, () => recovery.verify(user.email, otherThan(code))));
  const [row] = await recovery.db.select().from(recoveries);
  expect(row?.tries).toBe(5);
  await recovery.expectWrong(user.email, code);
});

test('rejects a code after ten minutes', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  await recovery.pass('10 minutes');
  await recovery.expectWrong(user.email, code);
});

test('accepts a code after fourteen minutes', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  await recovery.pass('9 minutes');
  expect((await recovery.verify(user.email, code)).statusCode).toBe(200);
});

test('a new code replaces the old one where it was requested', async () => {
  const { user } = await signUp(recovery.app);
  const first = await recovery.codeFor(user.email);
  await recovery.forgot(user.email);
  await recovery.expectWrong(user.email, first);
  const third = await recovery.codeFor(user.email);
  expect((await recovery.verify(user.email, third)).statusCode).toBe(200);
});

test('accepts a code only with its own request, also from another network', async () => {
  const { user } = await signUp(recovery.app);
  const { request } = (await recovery.forgot(user.email, '203.0.113.50')).json();
  await recovery.runJobs();
  const code = /Code: (\d{4})/.exec((await recovery.newestMailTo(user.email)).text)?.[1] ?? '';
  const stranger = (await recovery.forgot(user.email)).json();
  expect((await recovery.verify(user.email, code, { request: stranger.request })).statusCode).toBe(422);
  expect((await recovery.verify(user.email, code)).statusCode).toBe(422);
  expect((await recovery.verify(user.email, code, { request })).statusCode).toBe(200);
});

test('rejects the request of another account', async () => {
  const [{ user }, stranger] = [await signUp(recovery.app), await signUp(recovery.app)];
  const { request } = (await recovery.forgot(user.email)).json();
  await recovery.runJobs();
  const code = /Code: (\d{4})/.exec((await recovery.newestMailTo(user.email)).text)?.[1] ?? '';
  expect((await recovery.verify(stranger.user.email, code, { request })).statusCode).toBe(422);
});

test('rejects the code of another account', async () => {
  const { user: mine } = await signUp(recovery.app);
  const theirs = await signUp(recovery.app);
  const myCode = await recovery.codeFor(mine.email);
  let otherCode = await recovery.codeFor(theirs.user.email);
  if (otherCode === myCode) otherCode = await recovery.codeFor(theirs.user.email);
  await recovery.expectWrong(theirs.user.email, myCode);
  const ticket = (await recovery.verify(mine.email, myCode)).json().ticket;
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(200);
  const untouched = { email: theirs.user.email, password: theirs.password };
  expect((await recovery.post('login', untouched)).statusCode).toBe(200);
});

test('mails five codes a day to an account, then only links, which still work', async () => {
  const [{ user }, other] = [await signUp(recovery.app), await signUp(recovery.app)];
  for (const network of ['203.0.113.1', '203.0.113.2']) {
    await recovery.codeFor(user.email, network);
    await recovery.codeFor(user.email, network);
  }
  expect(await recovery.codeFor(user.email, '203.0.113.3')).toMatch(/^\d{4}$/);
  expect(await recovery.codeFor(user.email, '203.0.113.4')).toBe('no code');
  const ticket = await recovery.linkedTicketFor(user.email);
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(200);
  expect(await recovery.codeFor(other.user.email)).toMatch(/^\d{4}$/);
});
