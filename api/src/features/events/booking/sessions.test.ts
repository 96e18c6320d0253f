import type { BookingAnswer, SessionsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { eq } from 'drizzle-orm';
import { addEvent } from '../../../testing/gallery/records';
import { setUpBookings } from '../../../testing/setup/bookings';
import { bookings, eventSessions } from '../event.table';

const api = setUpBookings();

/** Monday, January 4 to Sunday, January 17, 2127, open on four days of a week. */
const show = {
  title: 'Lines That Rain Takes Off',
  kind: 'Exhibition' as const,
  startsAt: new Date('2127-01-06T09:00:00Z'),
  endsAt: new Date('2127-01-17T17:00:00Z'),
  openingHours: 'Tuesday to Thursday, 10:00 to 17:00\nSaturday, 12:00 to 18:00',
  capacity: 3,
};
const tuesday = '2127-01-07T09:00:00.000Z';
const thursday = '2127-01-09T09:00:00.000Z';

const sessionsOf = async (id: string) =>
  (await api.app.inject(`/api/event/${id}/sessions`)).json<SessionsAnswer>().sessions;

const send = (id: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });

const guest = (name: string, places: number, session: string | null) => ({
  name,
  email: `${name.toLowerCase()}@mail.example`,
  places,
  session,
  waitlist: true,
});

test('lists the open days with the free places of each', async () => {
  const { id } = await addEvent(api.db, show);
  const [first] = await sessionsOf(id);
  if (!first) throw new Error('The show has no open day.');
  await send(id, guest('Ada', 2, first.starts_at));
  const sessions = await sessionsOf(id);
  expect(sessions[0]).toEqual({ ...first, places_left: 1 });
  expect(sessions[1]?.places_left).toBe(3);
  expect(sessions.every(({ starts_at }) => [2, 3, 4, 6].includes(new Date(starts_at).getUTCDay()))).toBe(
    true,
  );
});

test('books a day, and the mail, its calendar file and the link contain the day', async () => {
  const { id } = await addEvent(api.db, show);
  const answer = await send(id, guest('Ada', 2, tuesday));
  expect(answer.statusCode).toBe(201);
  const session = { starts_at: tuesday, ends_at: '2127-01-07T16:00:00.000Z' };
  expect(answer.json().booking).toMatchObject({ status: 'confirmed', session });
  const [mail] = await api.mailsTo('Ada');
  expect(mail?.text).toContain('When: Tuesday, 7 January 2127, 10:00–17:00 (Lagos)');
  expect(mail?.attachments[0]?.content).toContain('DTSTART:21270107T090000Z\r\nDTEND:21270107T160000Z\r\n');
  const link = `/api/event/booking/${await api.tokenOf('Ada')}`;
  expect((await api.app.inject(link)).json<BookingAnswer>().booking.session).toEqual(session);
});

test.each([
  ['no day', null],
  ['a day on which the event is closed', '2127-01-10T09:00:00.000Z'],
  ['another hour of an open day', '2127-01-07T10:00:00.000Z'],
  ['a day after the end', '2127-01-21T09:00:00.000Z'],
])('rejects a booking for %s and saves nothing', async (_name, session) => {
  const { id } = await addEvent(api.db, show);
  const answer = await send(id, guest('Ada', 1, session));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty('session');
  expect(await api.db.$count(bookings)).toBe(0);
  expect(await api.db.$count(eventSessions)).toBe(0);
});

test('rejects a day for an event that is booked as a whole', async () => {
  const { id } = await addEvent(api.db);
  expect((await send(id, guest('Ada', 1, tuesday))).statusCode).toBe(422);
});

test('rejects a day that has passed', async () => {
  const { id } = await addEvent(api.db, { ...show, startsAt: new Date('2024-01-01T09:00:00Z') });
  const answer = await send(id, guest('Ada', 1, '2024-01-02T09:00:00.000Z'));
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual({ session: 'This day has passed' });
});

test('gives each place of a day once to ten parallel guests, and each day has its own places', async () => {
  const { id } = await addEvent(api.db, show);
  const names = Array.from({ length: 10 }, (_, index) => `Guest${index}`);
  await Promise.all(names.map((name, index) => send(id, guest(name, 1, index < 8 ? tuesday : thursday))));
  const rows = await api.db.select().from(bookings);
  const confirmed = (day: string) =>
    rows.filter(({ session, status }) => session?.toISOString() === day && status === 'confirmed').length;
  expect([confirmed(tuesday), confirmed(thursday), rows.length]).toEqual([3, 2, 10]);
  const days = await api.db.select().from(eventSessions).orderBy(eventSessions.startsAt);
  expect(days.map(({ placesTaken }) => placesTaken)).toEqual([3, 2]);
});

test('gives a canceled place to a guest who waits for the same day', async () => {
  const { id } = await addEvent(api.db, { ...show, capacity: 1 });
  await send(id, guest('Ada', 1, tuesday));
  await send(id, guest('Bisi', 1, thursday));
  await send(id, guest('Chi', 1, thursday));
  await send(id, guest('Dayo', 1, tuesday));
  await api.cancel(await api.tokenOf('Ada'));
  expect([await api.statusOf('Chi'), await api.statusOf('Dayo')]).toEqual(['waiting', 'confirmed']);
  const [, promoted] = await api.mailsTo('Dayo');
  expect(promoted?.text).toContain('When: Tuesday, 7 January 2127');
});

test('the database refuses more taken places of a day than it has', async () => {
  const { id } = await addEvent(api.db, show);
  await send(id, guest('Ada', 1, tuesday));
  const update = api.db.update(eventSessions).set({ placesTaken: 4 }).where(eq(eventSessions.eventId, id));
  await expect(update).rejects.toMatchObject({ cause: { constraint: 'event_sessions_places' } });
});
