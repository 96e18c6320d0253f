import type { ContactMessage } from '@gallery/shared/contract/inbox/contact';
import type { Database, OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { invalidBodies, invalidTexts, unusualTexts } from '../../testing/requests/bad-inputs';
import { buildTestApp } from '../../testing/server/test-app';
import { mails } from '../mail/mail.table';
import { contactMessages } from './contact.table';

let database: OpenDatabase;
let db: Database;
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  app = buildTestApp(db);
});
beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(mails);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const message: ContactMessage = {
  firstName: 'Ngọzi',
  lastName: 'Eze',
  email: 'ngozi@mail.example',
  phoneNumber: '+234 803 000 0000',
  textarea: 'Good day,\nmay I bring my class on Friday?',
};

function send(body: object | string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url: '/api/contact', payload, headers });
}

test('saves a message and mails it to the gallery with the sender as reply address', async () => {
  const answer = await send(message);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'Thank you! Your message has reached the gallery.' });
  const { firstName: firstname, lastName: lastname, email, phoneNumber: phone, textarea } = message;
  expect(await db.select().from(contactMessages)).toMatchObject([
    { firstname, lastname, email, phone, message: textarea, doneAt: null },
  ]);
  expect(await db.select().from(mails)).toMatchObject([
    {
      toAddress: 'curators@uligallery.example',
      replyTo: email,
      subject: 'Message from Ngọzi Eze',
      text: expect.stringContaining('Good day,\nmay I bring my class on Friday?'),
      html: expect.stringContaining('Good day,<br>may I bring my class on Friday?'),
    },
  ]);
});

test('accepts a message with only an email address', async () => {
  const { email, textarea } = message;
  expect((await send({ email, textarea })).statusCode).toBe(200);
  expect(await db.select().from(mails)).toMatchObject([{ subject: `Message from ${email}` }]);
});

test.each([
  ['email', 'ngozi', 'Email is not valid'],
  ['email', 'ngozi@mail.example, all@mail.example', 'Email is not valid'],
  ['textarea', 'a'.repeat(5_001), 'Message is too long'],
  ['firstName', 'a'.repeat(65), 'first name is too long'],
  ['lastName', 'a'.repeat(65), 'last name is too long'],
  ['phoneNumber', '1'.repeat(33), 'Phone number is too long'],
])('refuses %s as %j', async (field, value, text) => {
  const answer = await send({ ...message, [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message: text, errors: { [field]: text } });
  await nothingHappened();
});

describe.each(['email', 'textarea'])('%s', (field) => {
  test.each(invalidTexts)('refuses %j', async (value) => {
    const answer = await send({ ...message, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    await nothingHappened();
  });
});

test.each([null, {}, [], ['a'], 'a\0b'])('refuses %j as a name', async (firstName) => {
  const answer = await send({ ...message, firstName });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('firstName is not valid');
});

test.each(unusualTexts)('saves the message %j unchanged or refuses it', async (textarea) => {
  const answer = await send({ ...message, textarea });
  expect([200, 422]).toContain(answer.statusCode);
  const saved = await db.select({ message: contactMessages.message }).from(contactMessages);
  const asSaved = textarea.normalize('NFC').trim().replace('\ud800', '\ufffd');
  expect(saved).toEqual(answer.statusCode === 200 ? [{ message: asSaved }] : []);
});

test.each(invalidBodies)('refuses a body that is not a valid form (%#)', async (body) => {
  const answer = await send(body);
  expect([400, 422]).toContain(answer.statusCode);
  await nothingHappened();
});

test('refuses a huge message', async () => {
  expect((await send({ ...message, textarea: 'a'.repeat(66_000) })).statusCode).toBe(413);
  expect((await send({ ...message, textarea: 'a'.repeat(60_000) })).statusCode).toBe(422);
  await nothingHappened();
});

async function nothingHappened() {
  expect(await db.select().from(contactMessages)).toEqual([]);
  expect(await db.select().from(mails)).toEqual([]);
}
