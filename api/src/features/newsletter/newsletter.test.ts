import { eq, sql } from 'drizzle-orm';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { mails } from '../mail/mail.table';
import { newsletterReaders } from './newsletter.table';
import { deleteUnconfirmed } from './subscribe';

const api = setUpAdminApi();
const { curator } = api;

const ask = (email: string) => api.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email } });
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.toAddress, email)).orderBy(mails.createdAt);
const csv = async () =>
  (await api.app.inject({ url: '/api/newsletter/readers.csv', headers: curator.headers })).body;
const post = (url: string) => api.app.inject({ method: 'POST', url });

/** Returns the path of the link in the newest mail. */
async function linkTo(email: string, kind: 'confirm' | 'leave'): Promise<string> {
  const sent = await mailsTo(email);
  const [, path = ''] =
    new RegExp(`https://gallery\\.example(/api/newsletter/${kind}/\\S+)`).exec(sent.at(-1)?.text ?? '') ?? [];
  return path;
}

async function newReader(email: string) {
  await ask(email);
  await post(await linkTo(email, 'confirm'));
}

test('a reader confirms the address by the button behind the link, and is greeted once', async () => {
  const email = 'ada@readers.example';
  const answer = await ask(email);
  expect(answer.json().message).toBe(
    'Almost there. Open the email that we have sent you, and confirm your address.',
  );
  const link = await linkTo(email, 'confirm');
  expect((await api.app.inject(link)).body).toContain('<button type="submit">Confirm your address</button>');
  expect(await csv()).not.toContain(email);
  expect((await post(link)).body).toContain('You get our newsletter.');
  await post(link);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Confirm your address for our newsletter',
    'You get our newsletter',
  ]);
  expect(await csv()).toContain(email);
});

test('a known address gets the same answer and no further mail', async () => {
  const email = 'Bola@readers.example';
  await newReader(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('bola@READERS.example')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('ten requests at once send one mail, and an hour later one more', async () => {
  const email = 'chidi@readers.example';
  await Promise.all(Array.from({ length: 10 }, () => ask(email)));
  expect(await mailsTo(email)).toHaveLength(1);
  await api.db.update(newsletterReaders).set({ askedAt: sql`now() - interval '2 hours'` });
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('a reader leaves with one click of the mail program', async () => {
  const email = 'dayo@readers.example';
  await newReader(email);
  const [, greeting] = await mailsTo(email);
  const link = await linkTo(email, 'leave');
  expect(greeting?.stopUrl).toBe(`https://gallery.example${link}`);
  expect((await api.app.inject(link)).body).toContain('<button type="submit">Leave</button>');
  expect(await csv()).toContain(`https://gallery.example${link}`);
  for (const _ of [1, 2]) expect((await post(link)).statusCode).toBe(200);
  expect(await csv()).not.toContain(email);
});

test('a link for one purpose is not valid for another', async () => {
  const email = 'efe@readers.example';
  await newReader(email);
  const leaving = await linkTo(email, 'leave');
  for (const bad of [leaving.replace('leave', 'confirm'), `${leaving}x`, '/api/newsletter/leave/%00'])
    expect((await post(bad)).statusCode).toBe(404);
});

test('a link that is no longer valid leads to a page', async () => {
  const email = 'ife@readers.example';
  await ask(email);
  const link = await linkTo(email, 'confirm');
  await post(link);
  await post(await linkTo(email, 'leave'));
  for (const answer of [await api.app.inject(link), await post(link)]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('This link is no longer good. Please ask for the newsletter again.');
  }
});

test('a form without scripts gets a page', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/newsletter/page',
    payload: 'email=femi%40readers.example',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Open the email that we have sent you');
});

test('a refused form without scripts gets a page', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/newsletter/page',
    payload: 'email=%3Cb%3E',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<p>Email is not valid</p>');
});

test('refuses an address that is none', async () => {
  expect((await ask('nobody')).json()).toEqual({
    message: 'Email is not valid',
    errors: { email: 'Email is not valid' },
  });
});

test('deletes addresses that nobody confirms within a month', async () => {
  await newReader('gift@readers.example');
  await ask('hauwa@readers.example');
  await api.db.update(newsletterReaders).set({ askedAt: sql`now() - interval '31 days'` });
  await deleteUnconfirmed(api.db);
  const left = await api.db.select({ email: newsletterReaders.email }).from(newsletterReaders);
  expect(left.map(({ email }) => email)).toContain('gift@readers.example');
  expect(left.map(({ email }) => email)).not.toContain('hauwa@readers.example');
});
