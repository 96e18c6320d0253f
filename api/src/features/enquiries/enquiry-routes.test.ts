import { randomUUID } from 'node:crypto';
import { capitaliseWords, type Enquiry } from '@gallery/shared/contract/inbox/enquiry';
import { eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { addArtwork } from '../../testing/gallery/records';
import { invalidBodies, invalidTexts, unusualTexts } from '../../testing/requests/bad-inputs';
import { buildTestApp, testMail } from '../../testing/server/test-app';
import { artworks } from '../artworks/artwork.table';
import { mails } from '../mail/mail.table';
import { enquiries } from './enquiry.table';

let database: OpenDatabase;
let db: Database;
let app: ReturnType<typeof buildTestApp>;
let enquiry: Enquiry;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  app = buildTestApp(db);
  const { id, name } = await addArtwork(db, { name: 'Ọ̀ṣun’s <Noon>' });
  enquiry = {
    fullname: 'Ngọzi Eze',
    email: 'ngozi@mail.example',
    mobile: '+234 803 000 0000',
    artname: name,
    artimg: '/api/media/0/original.jpg',
    art_id: id,
  };
});
beforeEach(async () => {
  await db.delete(enquiries);
  await db.delete(mails);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

function send(body: object | string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url: '/api/auth/sendmail', payload, headers });
}

test('saves an enquiry, mails it to the gallery, and confirms it to its sender', async () => {
  const answer = await send(enquiry);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'Enquiry sent!' });
  const { fullname, email, mobile, art_id } = enquiry;
  expect(await db.select().from(enquiries)).toMatchObject([
    { fullname, email, mobile, artworkId: art_id, artworkName: 'Ọ̀ṣun’s <Noon>', doneAt: null },
  ]);
  expect(await db.select().from(mails).orderBy(mails.subject)).toMatchObject([
    {
      toAddress: 'curators@uligallery.example',
      replyTo: email,
      subject: 'Enquiry about Ọ̀ṣun’s <Noon>',
      text: expect.stringContaining(`https://gallery.example/art-page/${art_id}`),
      html: expect.stringContaining('+234 803 000 0000'),
    },
    {
      toName: fullname,
      toAddress: email,
      replyTo: testMail.galleryEmail,
      subject: 'Your enquiry about Ọ̀ṣun’s <Noon>',
    },
  ]);
});

test('sends the form’s words to the gallery only, because the address may be another person’s', async () => {
  await send({ ...enquiry, fullname: 'Win at casino.example', artname: 'casino.example' });
  const [gallery, sender] = await db.select().from(mails).orderBy(mails.subject);
  expect(gallery?.text).toContain('Full name: Win At Casino.example');
  expect(`${sender?.subject}${sender?.text}${sender?.html}`).not.toMatch(/casino\.example/i);
});

test('saves texts trimmed and in Unicode form NFC', async () => {
  await send({ ...enquiry, fullname: '  Ade\u0301ba\u0301yo\u0323\u0300 ' });
  const [{ fullname } = { fullname: '' }] = await db.select().from(enquiries);
  expect(fullname).toBe('Adébáyọ̀'.normalize('NFC'));
});

test('keeps an enquiry when its artwork is deleted', async () => {
  const { id } = await addArtwork(db);
  await send({ ...enquiry, art_id: id });
  await db.delete(artworks).where(eq(artworks.id, id));
  expect(await db.select().from(enquiries)).toMatchObject([
    { artworkId: null, artworkName: 'Harmattan Morning' },
  ]);
});

test.each([randomUUID(), 'nothing', '', "' OR 1=1", '%00', '1'])(
  'refuses the artwork id %j',
  async (art_id) => {
    const answer = await send({ ...enquiry, art_id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: 'No Artwork', errors: { art_id: 'No Artwork' } });
    await nothingHappened();
  },
);

test.each([
  ['fullname', '', 'full name is required'],
  ['fullname', 'a'.repeat(33), 'full name is too long'],
  ['email', '', 'Email is required'],
  ['email', 'ngozi', 'Email is not valid'],
  ['email', 'a@b@c.example', 'Email is not valid'],
  ['email', 'ngozi@mail.example\r\nBcc: all@mail.example', 'Email is not valid'],
  ['email', `${'a'.repeat(300)}@mail.example`, 'Email is not valid'],
  ['email', 'ngọzi@mail.example', 'Email is not valid'],
  ['mobile', '', 'Phone number is required'],
  ['mobile', '1'.repeat(33), 'Phone number is too long'],
  ['artname', '', 'No Artwork'],
])('refuses %s as %j: %s', async (field, value, message) => {
  const answer = await send({ ...enquiry, [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message, errors: { [field]: message } });
  await nothingHappened();
});

describe.each(['fullname', 'email', 'mobile', 'artname', 'art_id'])('%s', (field) => {
  test.each(invalidTexts)('refuses %j', async (value) => {
    const answer = await send({ ...enquiry, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(answer.body).not.toMatch(/must be a `|NaN|object/);
    await nothingHappened();
  });
});

test.each(unusualTexts)('saves the name %j with capitals or refuses it', async (fullname) => {
  const answer = await send({ ...enquiry, fullname });
  expect([200, 422]).toContain(answer.statusCode);
  const saved = await db.select({ fullname: enquiries.fullname }).from(enquiries);
  const asSaved = capitaliseWords(fullname.normalize('NFC').trim().replace('\ud800', '\ufffd'));
  expect(saved).toEqual(answer.statusCode === 200 ? [{ fullname: asSaved }] : []);
});

test.each(invalidBodies)('refuses a body that is not a valid form (%#)', async (body) => {
  const answer = await send(body);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ message: expect.any(String) });
  await nothingHappened();
});

test('refuses a huge enquiry', async () => {
  expect((await send({ ...enquiry, artimg: 'a'.repeat(66_000) })).statusCode).toBe(413);
  expect((await send({ ...enquiry, fullname: 'a'.repeat(60_000) })).statusCode).toBe(422);
  expect((await send({ ...enquiry, email: `${'a'.repeat(60_000)}@b.c` })).statusCode).toBe(422);
  await nothingHappened();
});

async function nothingHappened() {
  expect(await db.select().from(enquiries)).toEqual([]);
  expect(await db.select().from(mails)).toEqual([]);
}
