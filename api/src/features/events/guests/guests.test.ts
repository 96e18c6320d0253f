import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addEvent } from '../../../testing/gallery/records';
import { setUpBookings } from '../../../testing/setup/bookings';
import { listAudit } from '../../audit/list-audit';
import { bookings, events } from '../event.table';

const api = setUpBookings();
let ngozi: Awaited<ReturnType<typeof newAdministrator>>;
let eventId: string;

beforeEach(async () => {
  ngozi = await newAdministrator(api.app, api.db);
  eventId = (await addEvent(api.db, { capacity: 3 })).id;
});

const subjectsTo = async (name: string) => (await api.mailsTo(name)).map(({ subject }) => subject);

async function idOf(name: string): Promise<string> {
  const [booking] = await api.db.select().from(bookings).where(eq(bookings.name, name));
  return booking?.id ?? '';
}

test('a canceled booking goes to the waiting list, and two curators send its guest one email', async () => {
  await api.book(eventId, 'Ada', 3);
  await api.book(eventId, 'Bisi', 2);
  const url = `/event/${eventId}/bookings/${await idOf('Ada')}/cancel`;
  const answers = await Promise.all([ngozi.does('POST', url), ngozi.does('POST', url)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await subjectsTo('Ada')).toEqual([
    'Your booking: Art Exhibition',
    'Your booking is canceled: Art Exhibition',
  ]);
  expect(await api.statusOf('Bisi')).toBe('confirmed');
  const other = (await addEvent(api.db)).id;
  for (const ids of [
    `${other}/bookings/${await idOf('Ada')}`,
    `${eventId}/bookings/${randomUUID()}`,
    'x/bookings/x',
  ])
    expect((await ngozi.does('POST', `/event/${ids}/cancel`)).status).toBe(404);
});

test('a removed event tells its guests and those who wait, and nobody who canceled', async () => {
  await api.book(eventId, 'Ada', 3);
  await api.book(eventId, 'Bisi', 1);
  await api.book(eventId, 'Chi', 1);
  await api.cancel(await api.tokenOf('Chi'));
  const answer = await ngozi.does('DELETE', `/event/${eventId}`);
  expect(answer.message).toBe('The event is removed. 2 guests will get an email.');
  expect((await subjectsTo('Ada')).at(-1)).toBe('Canceled: Art Exhibition');
  expect((await subjectsTo('Bisi')).at(-1)).toBe('Canceled: Art Exhibition');
  expect(await subjectsTo('Chi')).toEqual(['You are on the waiting list: Art Exhibition']);
  expect(await api.db.$count(events, eq(events.id, eventId))).toBe(0);
  expect((await ngozi.does('DELETE', `/event/${eventId}`)).status).toBe(404);
  expect(await listAudit(api.db, 'event', eventId)).toMatchObject([
    { action: 'Event removed', from: 'Art Exhibition', by: 'Ngọzi Eze' },
  ]);
});

test('a moved event tells its guests and those who wait, with a new date for the calendar', async () => {
  await api.book(eventId, 'Ada', 3);
  await api.book(eventId, 'Bisi', 1);
  await api.book(eventId, 'Chi', 1);
  await api.cancel(await api.tokenOf('Chi'));
  const read = async () =>
    (await api.app.inject('/api/event')).json().events.find(({ _id }: { _id: string }) => _id === eventId);
  const before = await read();
  const retitled = await ngozi.does('PUT', `/event/${eventId}`, { ...before, summary: 'Come early.' });
  expect(retitled.message).toBe('The event is changed.');
  const moved = {
    ...retitled.event,
    place: 'Freedom Park, Lagos',
    starts_at: '2126-12-28T17:00:00Z',
    ends_at: null,
  };
  const answer = await ngozi.does('PUT', `/event/${eventId}`, moved);
  expect(answer.message).toBe(
    'The event is changed. 2 guests will get an email about the new time or place.',
  );
  expect(await subjectsTo('Ada')).toHaveLength(1);
  await api.tellMoved(eventId);
  const [, mail] = await api.mailsTo('Ada');
  expect(mail?.subject).toBe('Another time or place: Art Exhibition');
  expect(mail?.text).toContain('Freedom Park, Lagos');
  expect(JSON.stringify(mail?.attachments)).toContain('DTSTART:21261228T170000Z');
  const [, waiting] = await api.mailsTo('Bisi');
  expect(waiting?.attachments).toEqual([]);
  expect(await subjectsTo('Chi')).toEqual(['You are on the waiting list: Art Exhibition']);
  const again = await ngozi.does('PUT', `/event/${eventId}`, { ...answer.event, capacity: 4 });
  expect(again.message).toBe('The event is changed.');
});

test('a removed event of the past sends no email', async () => {
  await api.book(eventId, 'Ada', 3);
  await api.db
    .update(events)
    .set({ startsAt: new Date('2023-12-27') })
    .where(eq(events.id, eventId));
  expect((await ngozi.does('DELETE', `/event/${eventId}`)).message).toContain('0 guests');
  expect(await subjectsTo('Ada')).toHaveLength(1);
});

test('a message goes once to each address of the chosen list', async () => {
  await api.book(eventId, 'Ada', 1);
  await api.book(eventId, 'Ada', 2);
  await api.book(eventId, 'Bisi', 2);
  const message = { to: 'confirmed', subject: 'A new time', text: 'We begin at 19:00.\n\nCome early.' };
  const url = `/event/${eventId}/message`;
  expect((await ngozi.does('POST', url, message)).message).toBe('The email is on its way to 1 guest.');
  expect((await subjectsTo('Ada')).filter((subject) => subject === 'A new time')).toHaveLength(1);
  expect((await api.mailsTo('Ada')).at(-1)?.text).toContain('We begin at 19:00.');
  expect(await subjectsTo('Bisi')).toEqual(['You are on the waiting list: Art Exhibition']);
  for (const wrong of [
    { to: 'all' },
    { subject: '' },
    { subject: 'a\nb' },
    { text: 'a'.repeat(5_001) },
    { text: ['a'] },
  ])
    expect((await ngozi.does('POST', url, Object.assign({}, message, wrong))).status).toBe(422);
  const empty = `/event/${(await addEvent(api.db)).id}/message`;
  expect((await ngozi.does('POST', empty, message)).status).toBe(409);
});

test('staff find a guest by name, address, or code, and export the list', async () => {
  await api.book(eventId, 'Ada', 1);
  await api.book(eventId, 'Bisi', 2);
  const [{ code } = { code: '' }] = await api.db.select().from(bookings).where(eq(bookings.name, 'Bisi'));
  for (const typed of ['bisi', 'bisi@mail', code.toLowerCase()]) {
    const found = await ngozi.sees(`/event/${eventId}/bookings?q=${encodeURIComponent(typed)}`);
    expect(found.bookings.map(({ name }: { name: string }) => name)).toEqual(['Bisi']);
  }
  const csv = await api.app.inject({ url: `/api/event/${eventId}/guests.csv`, headers: ngozi.headers });
  const [head, ada] = csv.body.split('\r\n');
  expect(head).toContain('Name');
  expect(ada).toContain('"Ada","ada@mail.example",1,');
});
