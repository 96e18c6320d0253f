import { signUp } from '../../testing/gallery/accounts';
import { setUpRecovery } from '../../testing/setup/recoveries';

const recovery = setUpRecovery();

const usedTicket = 'This code has been used or is too old. Ask for a new one.';

test('accepts a ticket once', async () => {
  const { user } = await signUp(recovery.app);
  const ticket = await recovery.ticketFor(user.email);
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((number) => recovery.choose(ticket, `password ${number}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const overdue = await recovery.choose(ticket, 'password four');
  expect(overdue.json()).toEqual({ message: usedTicket, errors: { ticket: usedTicket } });
});

test('rejects a ticket after ten minutes and keeps the password', async () => {
  const { user, password } = await signUp(recovery.app);
  const ticket = await recovery.ticketFor(user.email);
  await recovery.pass('10 minutes');
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(422);
  expect((await recovery.post('login', { email: user.email, password })).statusCode).toBe(200);
});

test.each(['', 'ticket', '0'.repeat(5_000), "' OR 1=1 --"])('rejects %j as a ticket', async (ticket) => {
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(422);
});

test('refuses passwords that differ and keeps the ticket valid', async () => {
  const { user } = await signUp(recovery.app);
  const ticket = await recovery.ticketFor(user.email);
  const differing = { ticket, password: 'password one', password_confirmation: 'password two' };
  const answer = await recovery.post('reset-password', differing);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('Password does not match');
  expect((await recovery.choose(ticket, 'password one')).statusCode).toBe(200);
});

test('keeps the ticket after a common password and one of own words', async () => {
  const { user } = await signUp(recovery.app);
  const ticket = await recovery.ticketFor(user.email);
  for (const weak of ['password1', user.email]) {
    const answer = await recovery.choose(ticket, weak);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: expect.stringContaining('Choose another one.') });
  }
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(200);
});
