import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { buildTestApp, noJobs, testMail } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';
import { contactMessages } from '../../contact/contact.table';
import { outboxOf } from '../../mail/outbox';
import { notifications } from '../../notifications/notification.table';
import { conversations } from '../conversation.table';
import { letters } from '../letter.table';

const secret = 'a-secret-of-the-tests-thirty-two-chars';
const outbox = outboxOf({ ...testMail, inboundAddress: 'replies@uligallery.example' }, noJobs);
const api = setUp(async (db) => {
  const app = buildTestApp(db, undefined, { outbox, inboundSecret: secret });
  return { app, curator: await newAdministrator(app, db) };
});

async function addConversation() {
  const id = randomUUID();
  const sender = { firstname: 'Ada', lastname: 'Obi', email: 'ada@mail.example', phone: '' };
  await api.db.insert(contactMessages).values({ id, ...sender, message: 'Good day', doneAt: new Date() });
  const [row] = await api.db.select().from(conversations).where(eq(conversations.id, id));
  return { id, to: `replies+${row?.replyToken}@uligallery.example` };
}

function mailTo(to: string, headers: Record<string, string> = {}, text = 'Yes, please.') {
  const usual = { From: 'Ada <ada@mail.example>', To: to, 'Message-ID': `<${randomUUID()}@mail.example>` };
  const head = Object.entries({ ...usual, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

async function post(payload: string | Buffer, authorization = `Bearer ${secret}`, type = 'message/rfc822') {
  const headers = { authorization, 'content-type': type };
  const answer = await api.app.inject({ method: 'POST', url: '/api/inbound-mail', headers, payload });
  return { status: answer.statusCode, message: answer.json().message };
}

const thread = async (id: string) => (await api.curator.sees(`/conversation/${id}`)).thread;

test('a letter of the customer joins the thread, opens the conversation again, and notifies staff', async () => {
  const { id, to } = await addConversation();
  await api.curator.does('PUT', `/conversation/${id}`, { snoozed_until: '2099-01-02' });
  const text = 'Yes, please.\n\nOn Friday Uli Gallery wrote:\n> Is it for you?';
  expect(await post(mailTo(`Uli <${to.toUpperCase()}>`, {}, text))).toEqual({
    status: 200,
    message: 'Letter saved.',
  });
  expect(await thread(id)).toMatchObject([
    { from_gallery: false, by: 'ada@mail.example', text: 'Yes, please.' },
  ]);
  const { conversations: open } = await api.curator.sees('/conversation');
  expect(open[0]).toMatchObject({ _id: id, state: 'open', waiting: true, excerpt: 'Yes, please.' });
  const news = await api.db.select().from(notifications).where(eq(notifications.subjectId, id));
  expect(news).toMatchObject([{ tag: 'Message', text: 'Ada Obi has answered.' }]);
});

test('staff learn that another address has answered', async () => {
  const { id, to } = await addConversation();
  await post(mailTo(to, { From: 'Eve <eve@elsewhere.example>' }));
  expect(await thread(id)).toMatchObject([{ by: 'eve@elsewhere.example' }]);
  const news = await api.db.select().from(notifications).where(eq(notifications.subjectId, id));
  expect(news).toMatchObject([{ text: 'Somebody else has answered Ada Obi’s letters.' }]);
});

test('finds the address in the field that the provider adds', async () => {
  const { id, to } = await addConversation();
  await post(mailTo('someone@mail.example', { 'Delivered-To': to }));
  expect(await thread(id)).toHaveLength(1);
});

test('ten deliveries of one mail keep it once', async () => {
  const { id, to } = await addConversation();
  const mail = mailTo(to);
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(mail)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const anonymous = mailTo(to, { 'Message-ID': '' });
  await post(anonymous);
  await post(anonymous);
  expect(await thread(id)).toHaveLength(2);
});

test.each([
  ['Auto-Submitted', 'auto-replied'],
  ['Precedence', 'bulk'],
  ['Return-Path', '<>'],
  ['X-Autoreply', 'yes'],
  ['Content-Type', 'multipart/report; boundary=x'],
  ['From', 'Mail Delivery <MAILER-DAEMON@mail.example>'],
  ['From', testMail.from.address],
  ['From', 'replies@uligallery.example'],
])('keeps no automatic mail (%s: %s)', async (field, value) => {
  const { id, to } = await addConversation();
  expect(await post(mailTo(to, { [field]: value }))).toEqual({
    status: 200,
    message: 'Automatic mail is not saved.',
  });
  expect(await thread(id)).toEqual([]);
});

test('a person’s mail program may say that the mail is not automatic', async () => {
  const { id, to } = await addConversation();
  await post(mailTo(to, { 'Auto-Submitted': 'no' }));
  expect(await thread(id)).toHaveLength(1);
});

test.each([
  'replies@uligallery.example',
  `replies+${'0'.repeat(32)}@uligallery.example`,
  'replies+@uligallery.example',
  "replies+' OR 1=1@uligallery.example",
  '',
])('refuses mail to %j', async (to) => {
  expect(await post(mailTo(to))).toMatchObject({ status: 404 });
});

test('refuses a token at another domain, behind other letters, or in another field', async () => {
  const { id, to } = await addConversation();
  for (const address of [
    `${to}.evil.example`,
    `x${to}`,
    to.replace('uligallery', 'uli.gallery'),
    to.slice(1),
    to.replace('.example', 'xexample'),
  ])
    expect({ address, ...(await post(mailTo(address))) }).toMatchObject({ address, status: 404 });
  expect(await post(mailTo('x@y.example', { Subject: to }))).toMatchObject({ status: 404 });
  expect(await thread(id)).toEqual([]);
});

test('a letter joins the conversation of its own token only', async () => {
  const [one, other] = [await addConversation(), await addConversation()];
  await post(mailTo(other.to, { Subject: one.to, 'In-Reply-To': `<${one.id}@uligallery.example>` }));
  expect([await thread(one.id), await thread(other.id)].map(({ length }) => length)).toEqual([0, 1]);
});

test('refuses whoever lacks the secret, before it reads the mail', async () => {
  const { to } = await addConversation();
  const session = api.curator.headers.authorization;
  for (const given of ['', 'Bearer', 'Bearer wrong', `Basic ${secret}`, session, `Bearer ${secret}x`])
    expect({ given, status: (await post(mailTo(to), given)).status }).toEqual({ given, status: 401 });
  const basic = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
  expect((await post(mailTo(to), basic)).status).toBe(200);
});

test('refuses an empty mail, and one beyond ten megabytes', async () => {
  const { to } = await addConversation();
  expect((await post('')).status).toBe(422);
  expect((await post('\0'.repeat(1_000))).status).toBe(404);
  expect((await post(mailTo(to, {}, 'a'.repeat(10_000_000)))).status).toBe(413);
});

test('keeps the beginning of a long letter, and says so', async () => {
  const { id, to } = await addConversation();
  await post(mailTo(to, { 'Content-Type': 'text/plain; charset=utf-8' }, `\0${'é😀'.repeat(50_000)}`));
  const [letter] = await thread(id);
  expect(letter.text).toMatch(/^é.*The rest of this long letter is not saved\.$/u);
  expect(letter.text.length).toBeLessThanOrEqual(5_000);
});

test('a flood of letters fills one hour’s room, and no more', async () => {
  const { id, to } = await addConversation();
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(mailTo(to))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  const old = {
    conversationId: id,
    fromGallery: false,
    byName: 'ada@mail.example',
    text: 'Hm',
    createdAt: new Date(0),
  };
  const rows = Array.from({ length: 180 }, (_, at) => ({ ...old, id: randomUUID(), sourceId: `<${at}>` }));
  await api.db
    .update(letters)
    .set({ createdAt: new Date(0) })
    .where(eq(letters.conversationId, id));
  await api.db.insert(letters).values(rows);
  expect(await post(mailTo(to))).toMatchObject({ status: 429 });
});

test('without the settings there is no such route', async () => {
  const app = buildTestApp(api.db);
  const answer = await app.inject({ method: 'POST', url: '/api/inbound-mail', payload: 'x' });
  expect(answer.statusCode).toBe(404);
  await app.close();
});
