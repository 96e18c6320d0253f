import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { testSecret } from '../../../testing/server/test-app';
import { setUpApi } from '../../../testing/setup/setup-api';
import { sessionTokensOf } from '../../auth/sessions/session-token';
import { mails } from '../../mail/mail.table';
import { users } from '../../users/user.table';
import { emailTokenOf, emailTokensOf } from './email-confirmation';

const api = setUpApi();
const badLink = { status: 422, message: 'This link is no longer good. Please ask for a new one.' };

async function newCollector() {
  const { token, user } = await signUp(api.app);
  return {
    user,
    token,
    async asks(payload?: object) {
      const headers = bearer(token);
      const answer = await api.app.inject({ method: 'POST', url: '/api/bidder/email', headers, payload });
      return { status: answer.statusCode, ...answer.json<{ message: string }>() };
    },
    async link() {
      const isTo = eq(mails.toAddress, user.email);
      const [mail] = await api.db.select().from(mails).where(isTo).orderBy(desc(mails.createdAt)).limit(1);
      return /dashboard\/bids#confirm=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    async isConfirmed() {
      const [row] = await api.db.select().from(users).where(eq(users.id, user._id));
      return row?.emailConfirmedAt !== null;
    },
  };
}

async function follow(token: unknown) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/bidder/email/confirm',
    payload: { token },
  });
  return { status: answer.statusCode, ...answer.json<{ message: string }>() };
}

test('the link of the email confirms the address and can be opened twice', async () => {
  const ada = await newCollector();
  expect(await ada.asks()).toEqual({ status: 200, message: `A link is on its way to ${ada.user.email}.` });
  expect(await ada.isConfirmed()).toBe(false);
  const link = await ada.link();
  expect(link).not.toContain(ada.user.email);
  const confirmed = { status: 200, message: 'Your email address is confirmed. You can order and bid now.' };
  expect(await follow(link)).toEqual(confirmed);
  expect(await follow(link)).toEqual(confirmed);
  expect(await ada.isConfirmed()).toBe(true);
  expect(await ada.asks()).toEqual({ status: 200, message: 'Your email address is confirmed.' });
});

test('the link leads back to the lot and carries the typed amount in the fragment', async () => {
  const ada = await newCollector();
  const lot = randomUUID();
  expect((await ada.asks({ lot, max: 1_400_000 })).status).toBe(200);
  const [mail] = await api.db.select().from(mails).where(eq(mails.toAddress, ada.user.email));
  const [, fragment = ''] = /dashboard\/bids#(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(Object.fromEntries(new URLSearchParams(fragment))).toMatchObject({ lot, max: '1400000' });
  expect(mail?.text).not.toContain('bids?');
  expect((await ada.asks({ lot: 'elsewhere', max: 0 })).status).toBe(422);
});

test('the link leads back to the artwork, and the email gives its reason', async () => {
  const ada = await newCollector();
  const artwork = randomUUID();
  expect((await ada.asks({ artwork })).status).toBe(200);
  const [mail] = await api.db.select().from(mails).where(eq(mails.toAddress, ada.user.email));
  const [, fragment = ''] = /dashboard\/bids#(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(Object.fromEntries(new URLSearchParams(fragment))).toMatchObject({ artwork });
  expect(mail?.text).toContain('You would like to buy an artwork from us.');
});

test('a link for an earlier address confirms nothing', async () => {
  const ada = await newCollector();
  await ada.asks();
  await api.db
    .update(users)
    .set({ email: `new-${ada.user.email}` })
    .where(eq(users.id, ada.user._id));
  expect(await follow(await ada.link())).toMatchObject(badLink);
  expect(await ada.isConfirmed()).toBe(false);
});

test('an expired link confirms nothing, by the clock of the database', async () => {
  const ada = await newCollector();
  const account = { id: ada.user._id, email: ada.user.email };
  const [now] = await api.db
    .select({ at: sql`now()`.mapWith(users.createdAt) })
    .from(users)
    .limit(1);
  const endsIn = (ms: number) => {
    const time = { startsAt: new Date(0), endsAt: new Date((now?.at.getTime() ?? 0) + ms) };
    return emailTokenOf(emailTokensOf([testSecret]), account, time);
  };
  expect(await follow(await endsIn(-1_000))).toMatchObject(badLink);
  expect(await follow(await endsIn(60_000))).toMatchObject({ status: 200 });
});

test('refuses a session token, a changed token, and no token', async () => {
  const ada = await newCollector();
  await ada.asks();
  const link = await ada.link();
  const account = { id: ada.user._id, email: ada.user.email };
  const time = { startsAt: new Date(), endsAt: new Date(Date.now() + 60_000) };
  const forged = await emailTokenOf(sessionTokensOf(['another secret of thirty-two letters']), account, time);
  for (const token of [ada.token, `${link}a`, forged, '', undefined])
    expect(await follow(token)).toMatchObject(badLink);
  expect(await follow({})).toMatchObject({ status: 422 });
  expect(await ada.isConfirmed()).toBe(false);
  const headers = bearer(link);
  const asSession = await api.app.inject({ method: 'POST', url: '/api/bidder/email', headers });
  expect(asSession.statusCode).toBe(401);
});
