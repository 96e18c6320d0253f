import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { setUpRecovery } from '../../testing/setup/recoveries';
import { mails } from '../mail/mail.table';
import { users } from '../users/user.table';
import { emailChanges } from './email-change.table';

const recovery = setUpRecovery();
const newAddress = () => `${randomUUID()}@moved.example`;

type Person = Awaited<ReturnType<typeof signUp>>;

function ask({ token, password }: Person, email: string, current_password = password) {
  const payload = { email, current_password };
  return recovery.app.inject({
    method: 'PUT',
    url: '/api/auth/email',
    headers: bearer(token),
    payload,
    remoteAddress: '203.0.113.7',
  });
}

const open = (token: string) => recovery.post('email/confirm', { token });

async function mailsTo(address: string) {
  return recovery.db.select().from(mails).where(eq(mails.toAddress, address));
}

async function linkTo(address: string): Promise<string> {
  const text = (await mailsTo(address)).map((mail) => mail.text).join();
  return decodeURIComponent(/\/dashboard\/profile#email=(\S+)/.exec(text)?.[1] ?? 'none');
}

async function linkFor(person: Person, address: string): Promise<string> {
  expect((await ask(person, address)).statusCode).toBe(200);
  return linkTo(address);
}

test('an account gets its new address when the link is opened, not before', async () => {
  const ada = await signUp(recovery.app);
  const address = newAddress();
  const link = await linkFor(ada, address);
  const subjects = async () => (await mailsTo(ada.user.email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['A new email address for your account']);
  expect((await recovery.post('login', { email: ada.user.email, password: ada.password })).statusCode).toBe(
    200,
  );
  const answer = await open(link);
  expect(answer.json()).toEqual({
    message: `Your email address is ${address} now. Log in with it from now on.`,
    _id: ada.user._id,
    email: address,
  });
  expect((await subjects()).at(-1)).toBe('Your email address has been changed');
  const [account] = await recovery.db.select().from(users).where(eq(users.id, ada.user._id));
  expect(account).toMatchObject({ email: address, emailConfirmedAt: expect.any(Date) });
  expect((await recovery.post('login', { email: address, password: ada.password })).statusCode).toBe(200);
});

test('a link works for one of ten requests at once', async () => {
  const link = await linkFor(await signUp(recovery.app), newAddress());
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(link)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, ...Array(9).fill(422)]);
});

test.each(['an hour', 'a newer link', 'a new password'])(
  'a link is no longer valid after %s',
  async (event) => {
    const ada = await signUp(recovery.app);
    const link = await linkFor(ada, newAddress());
    if (event === 'an hour')
      await recovery.db.update(emailChanges).set({ endsAt: sql`ends_at - interval '1 hour'` });
    if (event === 'a newer link') await ask(ada, newAddress());
    if (event === 'a new password')
      await recovery.choose(await recovery.ticketFor(ada.user.email), 'a new one');
    const answer = await open(link);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain('has been used or is too old');
  },
);

test('refuses a link that is not signed, and a wrong password', async () => {
  const ada = await signUp(recovery.app);
  expect((await open(`${randomUUID()}.none`)).statusCode).toBe(422);
  const refused = await ask(ada, newAddress(), 'not mine');
  expect(refused.json().errors).toEqual({ current_password: 'Your current password is wrong' });
  const same = await ask(ada, ada.user.email.toUpperCase());
  expect(same.json().errors).toEqual({ email: 'This is your email address already' });
  expect(await recovery.db.select().from(mails)).toEqual([]);
});

test('answers alike for an address with an account, and mails its owner another text', async () => {
  const [ada, owner] = [await signUp(recovery.app), await signUp(recovery.app)];
  const free = newAddress();
  const [asFree, asTaken] = [await ask(ada, free), await ask(ada, owner.user.email.toUpperCase())];
  expect(asTaken.statusCode).toBe(asFree.statusCode);
  const texts = [asFree.json().message, asTaken.json().message.toLowerCase()];
  expect(texts[1]).toBe(texts[0].replace(free, owner.user.email).toLowerCase());
  const [mail] = await mailsTo(owner.user.email);
  expect(mail?.subject).toBe('You already have an account');
  expect(mail?.text).not.toContain('#email=');
  expect(await mailsTo(ada.user.email)).toHaveLength(2);
});

test('gives an address to one of two accounts that confirm it at once', async () => {
  const people = [await signUp(recovery.app), await signUp(recovery.app)];
  const address = newAddress();
  const links: string[] = [];
  for (const person of people) {
    links.push(await linkFor(person, address));
    await recovery.db.delete(mails);
  }
  const answers = await Promise.all(links.map(open));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const loser = answers.find(({ statusCode }) => statusCode === 409);
  expect(loser?.json().message).toContain('Another account has this email address now.');
});

test('limits the links of an account to five an hour', async () => {
  const ada = await signUp(recovery.app);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(ada, newAddress())).statusCode);
  expect(statuses).toEqual([...Array(5).fill(200), 429]);
});

test('an old code no longer opens the account after its address changes', async () => {
  const ada = await signUp(recovery.app);
  const link = await linkFor(ada, newAddress());
  const ticket = await recovery.ticketFor(ada.user.email);
  await open(link);
  expect((await recovery.choose(ticket, 'theirs')).statusCode).toBe(422);
});

test('an account keeps the messages of its confirmed address after the change', async () => {
  const ada = await signUp(recovery.app);
  await recovery.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, ada.user._id));
  const payload = { email: ada.user.email, textarea: 'Good day' };
  await recovery.app.inject({ method: 'POST', url: '/api/contact', payload });
  await open(await linkFor(ada, newAddress()));
  const url = '/api/account/enquiries';
  const answer = await recovery.app.inject({ url, headers: bearer(ada.token) });
  expect(answer.json().enquiries).toMatchObject([{ text: 'Good day' }]);
});
