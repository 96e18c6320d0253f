import { randomUUID } from 'node:crypto';
import type { BookedAnswer, BookingAnswer } from '@gallery/shared/contract/event';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../../db/client';
import { addEvent } from '../../testing/records';
import { buildTestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { mails } from '../mail/mail.table';
import { bookings, events } from './event.table';

let database: OpenDatabase;
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  app = buildTestApp(db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await db.delete(events);
  await db.delete(mails);
});

async function book(eventId: string, name: string, places = 1): Promise<BookedAnswer> {
  const payload = { name, email: `${name.toLowerCase()}@mail.example`, places };
  const answer = await app.inject({ method: 'POST', url: `/api/event/${eventId}/booking`, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function mailsTo(name: string) {
  return db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, `${name.toLowerCase()}@mail.example`))
    .orderBy(asc(mails.createdAt));
}

/** The token of the link in the first mail to somebody. */
async function tokenOf(name: string): Promise<string> {
  const [mail] = await mailsTo(name);
  const [, token = ''] = /event-booking\?cancel=(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
}
const cancel = (token: string) => app.inject({ method: 'POST', url: `/api/event/booking/${token}/cancel` });

async function statusOf(name: string) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.name, name));
  return booking?.status;
}
async function placesTaken(id: string) {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  return event?.placesTaken;
}

describe('a booking', () => {
  test('is confirmed while there are places, and told by e-mail with a calendar file and a link', async () => {
    const event = await addEvent(db, { title: 'The Unveiling; a night, in Lagos', capacity: 3 });
    const { message, booking } = await book(event.id, 'Ada', 2);
    expect(message).toBe('Your booking is confirmed. We have sent you an e-mail.');
    expect(booking).toEqual({ name: 'Ada', email: 'ada@mail.example', places: 2, status: 'confirmed' });
    expect(await placesTaken(event.id)).toBe(2);
    const [mail, ...others] = await mailsTo('Ada');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your booking: The Unveiling; a night, in Lagos');
    expect(mail?.text).toContain('When: Wednesday, 27 December 2023 at 11:00 (Lagos)');
    expect(mail?.text).toContain('https://gallery.example/event-booking?cancel=');
    expect(mail?.attachments).toEqual([
      {
        filename: 'event.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: expect.stringContaining('DTSTART:20231227T100000Z\r\n'),
      },
    ]);
  });

  test('waits when fewer places are left than it asks for, and says so', async () => {
    const event = await addEvent(db, { capacity: 3 });
    await book(event.id, 'Ada', 2);
    const { message, booking } = await book(event.id, 'Bisi', 2);
    expect(booking.status).toBe('waiting');
    expect(message).toMatch(/^Not enough places are left: you are on the waiting list\./);
    expect(await placesTaken(event.id)).toBe(2);
    const [mail] = await mailsTo('Bisi');
    expect(mail?.subject).toBe('You are on the waiting list: Art Exhibition');
    expect(mail?.attachments).toEqual([]);
    expect((await book(event.id, 'Chi', 1)).booking.status).toBe('confirmed');
  });

  test.each([
    ['is closed', { label: 'Closed' as const }],
    ['has no places', { capacity: 0 }],
  ])('is refused when the event %s', async (_why, given) => {
    const { id } = await addEvent(db, given);
    const payload = { name: 'Ada', email: 'ada@mail.example', places: 1 };
    const answer = await app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: 'This event takes no bookings.' });
    expect(await db.$count(mails)).toBe(0);
  });

  test('is refused when it asks for more places than the event has', async () => {
    const { id } = await addEvent(db, { capacity: 2 });
    const payload = { name: 'Ada', email: 'ada@mail.example', places: 3 };
    const answer = await app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ places: 'This event has only 2 places' });
  });

  test('of a hundred at once for the last place one is confirmed and the others wait', async () => {
    const event = await addEvent(db, { capacity: 5, placesTaken: 4 });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => book(event.id, `Guest${at}`)));
    const statuses = answers.map(({ booking }) => booking.status);
    expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'waiting')).toHaveLength(99);
    expect(await placesTaken(event.id)).toBe(5);
    expect(await db.$count(mails)).toBe(100);
  });

  test('leaves nothing behind when its mail cannot be written', async () => {
    const event = await addEvent(db);
    const broken = {
      settings: { publicUrl: 'https://gallery.example' },
      write: async () => Promise.reject(new Error('full')),
    };
    const other = buildTestApp(db, undefined, { outbox: broken as never });
    const payload = { name: 'Ada', email: 'ada@mail.example', places: 1 };
    const answer = await other.inject({ method: 'POST', url: `/api/event/${event.id}/booking`, payload });
    expect(answer.statusCode).toBe(500);
    expect(await db.$count(bookings)).toBe(0);
    expect(await placesTaken(event.id)).toBe(0);
    await other.close();
  });
});

describe('the link in the mail', () => {
  test('shows the booking, as often as it is followed, and changes nothing', async () => {
    const event = await addEvent(db);
    await book(event.id, 'Ada');
    const token = await tokenOf('Ada');
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await app.inject(`/api/event/booking/${token}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json<BookingAnswer>()).toEqual({
        booking: { name: 'Ada', email: 'ada@mail.example', places: 1, status: 'confirmed' },
        event: {
          _id: event.id,
          title: 'Art Exhibition',
          starts_at: '2023-12-27T10:00:00.000Z',
          place: '12 Uli Close, Ikoyi, Lagos',
        },
      });
    }
    expect(await statusOf('Ada')).toBe('confirmed');
  });

  test('cancels the booking, and a second time says the same', async () => {
    const event = await addEvent(db);
    await book(event.id, 'Ada', 4);
    const token = await tokenOf('Ada');
    for (let time = 0; time < 2; time += 1) {
      const answer = await cancel(token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        message: 'Your booking is canceled.',
        booking: { status: 'canceled' },
      });
      expect(await placesTaken(event.id)).toBe(0);
    }
  });

  test('of somebody else, changed, or made up belongs to no booking', async () => {
    const event = await addEvent(db);
    await book(event.id, 'Ada');
    await book(event.id, 'Bisi');
    const [ada, bisi] = [await tokenOf('Ada'), await tokenOf('Bisi')];
    const [adaId] = ada.split('.');
    const [, signature] = bisi.split('.');
    const made = [
      `${adaId}.${signature}`,
      `${ada}x`,
      ada.slice(0, -1),
      `${adaId}`,
      `${adaId}.`,
      'nothing',
      '%00',
    ];
    for (const token of [
      ...made,
      'a'.repeat(5_000),
      `${randomUUID()}.${signature}`,
      encodeURIComponent("' OR 1=1"),
    ]) {
      expect((await app.inject(`/api/event/booking/${token}`)).statusCode).toBe(404);
      const answer = await cancel(token);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'This link belongs to no booking.' });
    }
    expect(await placesTaken(event.id)).toBe(2);
  });

  test('belongs to no booking any more when the event was removed', async () => {
    const event = await addEvent(db);
    await book(event.id, 'Ada');
    const token = await tokenOf('Ada');
    await db.delete(events).where(eq(events.id, event.id));
    expect((await app.inject(`/api/event/booking/${token}`)).statusCode).toBe(404);
    expect((await cancel(token)).statusCode).toBe(404);
  });
});

describe('a canceled place', () => {
  test('goes to the first who waits and fits, once, by e-mail', async () => {
    const event = await addEvent(db, { capacity: 2 });
    await book(event.id, 'Ada');
    await book(event.id, 'Bisi');
    await book(event.id, 'Chi', 2);
    await book(event.id, 'Dayo');
    await book(event.id, 'Efe');
    await Promise.all([cancel(await tokenOf('Ada')), cancel(await tokenOf('Ada'))]);
    expect(await Promise.all(['Chi', 'Dayo', 'Efe'].map(statusOf))).toEqual([
      'waiting',
      'confirmed',
      'waiting',
    ]);
    const subjects = (await mailsTo('Dayo')).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'You are on the waiting list: Art Exhibition',
      'A place has become free: Art Exhibition',
    ]);
    expect((await mailsTo('Dayo'))[1]?.attachments).toHaveLength(1);
    expect(await mailsTo('Efe')).toHaveLength(1);
  });

  test('and several at once go to as many as fit', async () => {
    const event = await addEvent(db, { capacity: 4 });
    await book(event.id, 'Ada', 4);
    for (const [name, places] of [
      ['Bisi', 2],
      ['Chi', 3],
      ['Dayo', 1],
      ['Efe', 1],
    ] as const) {
      await book(event.id, name, places);
    }
    await cancel(await tokenOf('Ada'));
    const statuses = await Promise.all(['Bisi', 'Chi', 'Dayo', 'Efe'].map(statusOf));
    expect(statuses).toEqual(['confirmed', 'waiting', 'confirmed', 'confirmed']);
    expect(await placesTaken(event.id)).toBe(4);
  });

  test('is not given to who canceled while waiting', async () => {
    const event = await addEvent(db, { capacity: 1 });
    for (const name of ['Ada', 'Bisi', 'Chi']) await book(event.id, name);
    await cancel(await tokenOf('Bisi'));
    expect(await placesTaken(event.id)).toBe(1);
    await cancel(await tokenOf('Ada'));
    expect(await Promise.all(['Bisi', 'Chi'].map(statusOf))).toEqual(['canceled', 'confirmed']);
    expect(await mailsTo('Bisi')).toHaveLength(1);
  });
});
