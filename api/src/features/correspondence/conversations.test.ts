import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtwork } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { conversations } from './conversation.table';
import { letters } from './letter.table';

const api = setUpAdminApi();
const { curator } = api;

beforeEach(async () => {
  await api.db.delete(enquiries);
  await api.db.delete(contactMessages);
});

async function addEnquiry(given: Partial<typeof enquiries.$inferInsert> = {}) {
  const work = await addArtwork(api.db);
  const id = randomUUID();
  const sender = { fullname: 'Ada Obi', email: 'ada@mail.example', mobile: '0803 555 0142' };
  await api.db
    .insert(enquiries)
    .values({ id, ...sender, artworkId: work.id, artworkName: work.name, ...given });
  return id;
}

async function addMessage(message = 'Do you open on Sundays?') {
  const id = randomUUID();
  const sender = { firstname: '', lastname: '', email: 'tunde@mail.example', phone: '' };
  await api.db.insert(contactMessages).values({ id, ...sender, message });
  return id;
}

const change = (id: string, input: object) => curator.does('PUT', `/conversation/${id}`, input);
const idsOf = ({ conversations: rows }: { conversations: { _id: string }[] }) => rows.map(({ _id }) => _id);
const list = (query = '') => curator.sees(`/conversation?${query}`);

test('lists enquiries and messages in one list with counts of each state', async () => {
  const [enquiry, message] = [await addEnquiry(), await addMessage()];
  const done = await addEnquiry({ doneAt: new Date() });
  const shown = await list();
  expect(shown).toMatchObject({ total: 2, counts: { open: 2, snoozed: 0, done: 1 } });
  expect(shown.conversations).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ _id: enquiry, kind: 'enquiry', work: 'Harmattan Morning', waiting: true }),
      expect.objectContaining({
        _id: message,
        name: 'tunde@mail.example',
        excerpt: 'Do you open on Sundays?',
      }),
    ]),
  );
  expect(idsOf(await list('state=done'))).toEqual([done]);
  expect(idsOf(await list('kind=message'))).toEqual([message]);
});

test('finds senders, works, messages, letters, and phone numbers in any spelling', async () => {
  const [enquiry, message] = [await addEnquiry(), await addMessage()];
  const text = 'The frame is iroko.';
  await curator.does('POST', `/conversation/${message}/letters`, { key: randomUUID(), text, seen: 0 });
  const found = async (q: string) => idsOf(await list(`q=${encodeURIComponent(q)}`));
  expect(await found('ada harmattan')).toEqual([enquiry]);
  expect(await found('+234 803-555-0142')).toEqual([enquiry]);
  expect(await found('sundays')).toEqual([message]);
  expect(await found('iroko')).toEqual([message]);
  expect(await found('%')).toEqual([]);
  expect(await list('q=sundays')).toMatchObject({ counts: { open: 1, snoozed: 0, done: 0 } });
});

test('assigns a conversation to an administrator, and filters by reader and by nobody', async () => {
  const [mine, free] = [await addEnquiry(), await addMessage()];
  const assigned = await change(mine, { assigned_to: curator.user._id });
  expect(assigned).toMatchObject({ status: 200, message: 'Assigned to Ngọzi Eze.' });
  expect(idsOf(await list('assigned=me'))).toEqual([mine]);
  expect(idsOf(await list('assigned=nobody'))).toEqual([free]);
  expect((await curator.sees(`/conversation/${mine}`)).administrators).toContainEqual({
    _id: curator.user._id,
    name: 'Ngọzi Eze',
  });
  await change(mine, { assigned_to: null });
  expect(idsOf(await list('assigned=me'))).toEqual([]);
  const { user } = await newAdministrator(api.app, api.db);
  await api.db.execute(sql`UPDATE users SET role = 'customer' WHERE id = ${user._id}`);
  expect(await change(mine, { assigned_to: user._id })).toMatchObject({
    status: 422,
    errors: { assigned_to: 'Choose an administrator.' },
  });
});

test('a snoozed conversation leaves the list and comes back to the top on its day', async () => {
  const [snoozed, other] = [await addEnquiry(), await addMessage()];
  expect((await change(snoozed, { snoozed_until: '2099-01-02' })).status).toBe(200);
  expect(idsOf(await list())).toEqual([other]);
  const { conversations: rows } = await list('state=snoozed');
  expect(rows).toMatchObject([{ _id: snoozed, snoozed_until: '2099-01-01T23:00:00.000Z' }]);
  const ended = sql`clock_timestamp()`;
  await api.db.update(conversations).set({ snoozedUntil: ended }).where(eq(conversations.id, snoozed));
  expect(idsOf(await list())).toEqual([snoozed, other]);
});

test('opens a snoozed or done conversation again', async () => {
  const id = await addMessage();
  await change(id, { snoozed_until: '2099-01-02' });
  await change(id, { snoozed_until: null });
  expect((await list()).counts).toEqual({ open: 1, snoozed: 0, done: 0 });
  await change(id, { done: true });
  expect((await list()).counts).toEqual({ open: 0, snoozed: 0, done: 1 });
  await change(id, { snoozed_until: '2099-01-02' });
  expect((await list()).counts).toEqual({ open: 0, snoozed: 1, done: 0 });
  await change(id, { done: false });
  expect((await list()).counts).toEqual({ open: 1, snoozed: 0, done: 0 });
});

test.each([
  [{ snoozed_until: '2026-01-01' }, 'snoozed_until'],
  [{ snoozed_until: 'tomorrow' }, 'snoozed_until'],
  [{ snoozed_until: ['2099-01-02'] }, 'snoozed_until'],
  [{ snoozed_until: '2099-02-30' }, 'snoozed_until'],
  [{ assigned_to: 'nobody' }, 'assigned_to'],
  [{ assigned_to: {} }, 'assigned_to'],
  [{ assigned_to: randomUUID() }, 'assigned_to'],
  [{ done: 'yes' }, 'done'],
])('refuses the change %j', async (input, field) => {
  const id = await addMessage();
  const refused = await change(id, input);
  expect({ status: refused.status, fields: Object.keys(refused.errors) }).toEqual({
    status: 422,
    fields: [field],
  });
});

test('answers 404 for an unknown conversation', async () => {
  for (const id of ['nothing', randomUUID()]) {
    expect((await curator.sees(`/conversation/${id}`)).status).toBe(404);
    expect((await change(id, { done: true })).status).toBe(404);
    const letter = { key: randomUUID(), text: 'Gladly.', seen: 0 };
    expect((await curator.does('POST', `/conversation/${id}/letters`, letter)).status).toBe(404);
  }
});

test('a conversation ends with the enquiry that began it', async () => {
  const id = await addEnquiry();
  await curator.does('POST', `/conversation/${id}/letters`, { key: randomUUID(), text: 'Gladly.', seen: 0 });
  await api.db.delete(enquiries).where(eq(enquiries.id, id));
  expect(await api.db.$count(letters)).toBe(0);
});
