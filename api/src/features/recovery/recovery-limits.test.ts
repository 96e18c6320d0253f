import { sql } from 'drizzle-orm';
import { rateLimits } from '../../http/rate-limit/rate-limit.table';
import { signUp } from '../../testing/gallery/accounts';
import { setUpRecovery } from '../../testing/setup/recoveries';

const recovery = setUpRecovery();
const anotherNetwork = (number: number) => `203.0.${number >> 8}.${number & 255}`;
const wrongFor = (code: string) => (code === '0000' ? '0001' : '0000');

/** Requests a code from an address, tries five wrong ones, and returns the answers. */
async function fiveGuesses(email: string, from: string): Promise<number[]> {
  await recovery.forgot(email, from);
  const statuses: number[] = [];
  for (let guess = 0; guess < 5; guess += 1) {
    statuses.push((await recovery.verify(email, '0000', { from })).statusCode);
  }
  return statuses;
}

test('limits the requests for an address to three an hour per network, known or not', async () => {
  const { user } = await signUp(recovery.app);
  for (const email of [user.email, 'nobody@visitors.example']) {
    for (let time = 0; time < 3; time += 1) expect((await recovery.forgot(email)).statusCode).toBe(200);
    const refused = await recovery.forgot(email.toUpperCase());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.json().message).toBe('Too many requests. Please try again in 60 minutes.');
  }
});

test('limits the requests for an address to ten a day per network', async () => {
  const deleteHourlyLimits = () =>
    recovery.db.delete(rateLimits).where(sql`ends_at < now() + interval '2 hours'`);
  for (let time = 0; time < 10; time += 1) {
    expect((await recovery.forgot('ada@visitors.example')).statusCode).toBe(200);
    await deleteHourlyLimits();
  }
  expect((await recovery.forgot('ada@visitors.example')).statusCode).toBe(429);
});

test('limits a network to twenty requests an hour over all addresses', async () => {
  for (let time = 0; time < 20; time += 1) {
    expect((await recovery.forgot(`${time}@visitors.example`)).statusCode).toBe(200);
  }
  expect((await recovery.forgot('last@visitors.example')).statusCode).toBe(429);
  expect((await recovery.forgot('last@visitors.example', '203.0.113.99')).statusCode).toBe(200);
});

test('requests from fifteen other networks do not block the owner', async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  for (let number = 0; number < 15; number += 1) await recovery.forgot(user.email, anotherNetwork(number));
  expect((await recovery.verify(user.email, code)).statusCode).toBe(200);
  expect(await recovery.codeFor(user.email)).toBe('no code');
  const ticket = await recovery.linkedTicketFor(user.email);
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(200);
});

test('delays the mails of an account with many requests by at most five minutes', async () => {
  const { user } = await signUp(recovery.app);
  for (let number = 0; number < 12; number += 1) await recovery.forgot(user.email, anotherNetwork(number));
  const minutes = recovery.delays.map((at) => (at ? Math.round((at.getTime() - Date.now()) / 60_000) : 0));
  expect(minutes).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 5, 5]);
});

test("a stranger's wrong guesses do not invalidate the owner's code", async () => {
  const { user } = await signUp(recovery.app);
  const code = await recovery.codeFor(user.email);
  expect(await fiveGuesses(user.email, anotherNetwork(1))).toEqual([422, 422, 422, 422, 422]);
  expect((await recovery.verify(user.email, code)).statusCode).toBe(200);
});

test('limits a network to twenty guesses an hour over all accounts', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    statuses.push(...(await fiveGuesses(`${number}@visitors.example`, '203.0.113.7')));
  }
  expect(statuses).toEqual([...Array(20).fill(422), ...Array(10).fill(429)]);
});

test('limits the guesses for one account to twenty a day over all networks', async () => {
  const { user } = await signUp(recovery.app);
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    statuses.push(...(await fiveGuesses(user.email, anotherNetwork(number))));
  }
  expect(statuses).toEqual([...Array(20).fill(422), ...Array(10).fill(429)]);
});

test('limits all guesses to two hundred a day, and the link in the mail still works', async () => {
  const { user } = await signUp(recovery.app);
  const tomorrow = sql`now() + interval '1 day'`;
  await recovery.db.insert(rateLimits).values({ key: 'code', used: 195, endsAt: tomorrow });
  expect(await fiveGuesses('a@visitors.example', anotherNetwork(1))).toEqual(Array(5).fill(422));
  const code = await recovery.codeFor(user.email);
  const refused = await recovery.verify(user.email, code);
  expect(refused.statusCode).toBe(429);
  const ticket = await recovery.linkedTicketFor(user.email);
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(200);
});

test('a right code does not count as a guess', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { user } = await signUp(recovery.app);
    const code = await recovery.codeFor(user.email);
    for (let guess = 0; guess < 4; guess += 1) await recovery.verify(user.email, wrongFor(code));
    expect((await recovery.verify(user.email, code)).statusCode).toBe(200);
  }
  expect(await fiveGuesses('last@visitors.example', '203.0.113.7')).toEqual(Array(5).fill(422));
});
