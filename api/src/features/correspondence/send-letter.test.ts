import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtwork } from '../../testing/gallery/records';
import { invalidTexts } from '../../testing/requests/bad-inputs';
import { buildTestApp, noJobs, testMail } from '../../testing/server/test-app';
import { setUp } from '../../testing/setup/setup-api';
import { listAudit } from '../audit/list-audit';
import { enquiries } from '../enquiries/enquiry.table';
import { mails } from '../mail/mail.table';
import { outboxOf } from '../mail/outbox';
import { pictures } from '../media/picture.table';
import { conversations } from './conversation.table';
import { letters } from './letter.table';

const outbox = outboxOf({ ...testMail, inboundAddress: 'replies@uligallery.example' }, noJobs);

const api = setUp(async (db) => {
  const app = buildTestApp(db, undefined, { outbox });
  const [curator, colleague] = [await newAdministrator(app, db), await newAdministrator(app, db)];
  return { app, curator, colleague };
});

async function addEnquiry(facts: Parameters<typeof addArtwork>[1] = {}) {
  const work = await addArtwork(api.db, facts);
  const id = randomUUID();
  const sender = { fullname: 'Ada Obi', email: 'ada@mail.example', mobile: '0803 555 0142' };
  await api.db.insert(enquiries).values({ id, ...sender, artworkId: work.id, artworkName: work.name });
  return id;
}

type Letter = { key?: string; text?: unknown; seen?: unknown; done?: unknown };

function answer(id: string, letter: Letter = {}, by = api.curator) {
  const valid = { key: randomUUID(), text: 'Gladly.', seen: 0 };
  return by.does('POST', `/conversation/${id}/letters`, { ...valid, ...letter });
}

const mailsOf = (id: string) => api.db.select().from(mails).where(eq(mails.id, id));
const thread = async (id: string) => (await api.curator.sees(`/conversation/${id}`)).thread;

test('mails an answer with the address of the conversation, keeps it, and takes the conversation', async () => {
  const [id, key] = [await addEnquiry(), randomUUID()];
  const text = 'Dear Ada,\n\nit is <available>.';
  expect(await answer(id, { key, text, done: true })).toMatchObject({
    status: 200,
    message: 'Answer sent. The conversation is done.',
  });
  const [conversation] = await api.db.select().from(conversations).where(eq(conversations.id, id));
  expect(await mailsOf(key)).toMatchObject([
    {
      toAddress: 'ada@mail.example',
      replyTo: `replies+${conversation?.replyToken}@uligallery.example`,
      subject: 'Re: Your enquiry about Harmattan Morning',
      text: expect.stringContaining(text),
      html: expect.stringContaining('it is &lt;available&gt;.'),
      isPersonal: true,
    },
  ]);
  expect(await thread(id)).toMatchObject([{ _id: key, from_gallery: true, by: 'Ngọzi Eze', text }]);
  expect(await api.curator.sees(`/conversation/${id}`)).toMatchObject({
    receives: true,
    conversation: { state: 'done', waiting: false, letters: 1, assigned_to: { _id: api.curator.user._id } },
  });
  expect(await listAudit(api.db, 'enquiry', id)).toMatchObject([{ action: 'Answer sent' }]);
});

test('an answer shows the picture of the work that the enquiry is about', async () => {
  const hash = 'e'.repeat(32);
  const facts = { width: 900, height: 600, widths: [320, 768], placeholder: 'data:image/webp;base64,' };
  await api.db.insert(pictures).values({ hash, ...facts });
  const id = await addEnquiry({ pictureHash: hash, visual_description: 'A red road.' });
  const key = randomUUID();
  await answer(id, { key });
  const [mail] = await mailsOf(key);
  expect(mail?.html).toContain(`/api/media/${hash}/768.webp" width="300" height="200" alt="A red road."`);
});

test('ten times the same letter send one mail', async () => {
  const [id, key] = [await addEnquiry(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(id, { key })));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await thread(id)).toHaveLength(1);
  expect(await mailsOf(key)).toHaveLength(1);
});

test('one of ten curators who answer at once sends a letter, and the others learn of it', async () => {
  const id = await addEnquiry();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => answer(id, {}, at % 2 ? api.curator : api.colleague)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.message).toMatch('The conversation has a new letter.');
  expect(await thread(id)).toHaveLength(1);
});

test('refuses the key of a letter in another conversation or with another text', async () => {
  const [one, other, key] = [await addEnquiry(), await addEnquiry(), randomUUID()];
  await answer(one, { key });
  expect((await answer(other, { key })).status).toBe(409);
  expect((await answer(one, { key, text: 'No.' })).status).toBe(409);
  expect(await thread(other)).toEqual([]);
});

test('refuses the 201st answer', async () => {
  const id = await addEnquiry();
  const row = { conversationId: id, fromGallery: true, byName: 'Ngọzi Eze', text: 'Gladly.' };
  await api.db.insert(letters).values(Array.from({ length: 200 }, () => ({ ...row, id: randomUUID() })));
  expect(await answer(id, { seen: 200 })).toMatchObject({
    status: 409,
    message: 'A conversation has at most 200 answers. Write from your mail program.',
  });
});

test('refuses letters that are not valid', async () => {
  const id = await addEnquiry();
  for (const text of [...invalidTexts, '', '  ', 'a'.repeat(5_001)])
    expect({ text, status: (await answer(id, { text })).status }).toEqual({ text, status: 422 });
  for (const seen of [-1, 0.5, '0', [0], 1e300])
    expect({ seen, status: (await answer(id, { seen })).status }).not.toEqual({ seen, status: 200 });
  for (const key of ['', 'nothing', 'a'.repeat(5_000)])
    expect({ key, status: (await answer(id, { key })).status }).toEqual({ key, status: 422 });
  expect((await answer(id, { done: 'yes' })).status).toBe(422);
  expect(await thread(id)).toEqual([]);
});
