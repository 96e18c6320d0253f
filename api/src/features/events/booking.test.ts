import { randomUUID } from 'node:crypto';
import { addEvent } from '../../testing/gallery/records';
import { buildTestApp } from '../../testing/server/test-app';
import { setUpBookings } from '../../testing/setup/bookings';
import { mails } from '../mail/mail.table';
import { bookings } from './event.table';

const api = setUpBookings();

describe('a booking', () => {
  test('is confirmed while places are free, with an email, a calendar file and a link', async () => {
    const event = await addEvent(api.db, { title: 'The Unveiling; a night, in Lagos', capacity: 3 });
    const { message, booking } = await api.book(event.id, 'Ada', 2);
    expect(message).toBe('Your booking is confirmed. We have sent you an email.');
    expect(booking).toEqual({
      name: 'Ada',
      email: 'ada@mail.example',
      places: 2,
      session: null,
      status: 'confirmed',
    });
    expect(await api.placesTaken(event.id)).toBe(2);
    const [mail, ...others] = await api.mailsTo('Ada');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your booking: The Unveiling; a night, in Lagos');
    expect(mail?.text).toContain('When: Saturday, 27 December 2127 at 11:00 (Lagos)');
    expect(mail?.text).toContain('Come and see.');
    expect(mail?.text).toContain('12 Uli Close, Ikoyi, Lagos');
    expect(mail?.text).toContain('https://gallery.example/event-booking?cancel=');
    expect(mail?.attachments).toEqual([
      {
        filename: 'event.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: expect.stringContaining('DTSTART:21271227T100000Z\r\n'),
      },
      expect.objectContaining({ filename: 'ticket.png', encoding: 'base64' }),
    ]);
  });

  test('is made once when the same request comes again after a lost answer', async () => {
    const event = await addEvent(api.db, { capacity: 3 });
    const send = (key: string, places = 2) =>
      api.app.inject({
        method: 'POST',
        url: `/api/event/${event.id}/booking`,
        payload: { name: 'Ada', email: 'ada@mail.example', places },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const answers = await Promise.all([send(key), send(key.toUpperCase())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await api.placesTaken(event.id)).toBe(2);
    expect(await api.mailsTo('Ada')).toHaveLength(1);
    expect((await send(key, 1)).json().message).toBe('This Idempotency-Key belongs to another booking.');
    expect((await send('mine')).statusCode).toBe(422);
    expect((await send(randomUUID(), 1)).statusCode).toBe(201);
    expect(await api.placesTaken(event.id)).toBe(3);
  });

  test('refuses a key that another event got at the same moment, in another process', async () => {
    const apps = [api.app, buildTestApp(api.db)];
    const key = randomUUID();
    const sent = apps.map(async (app) => {
      const { id } = await addEvent(api.db, { capacity: 3 });
      return () =>
        app.inject({
          method: 'POST',
          url: `/api/event/${id}/booking`,
          payload: { name: 'Ada', email: 'ada@mail.example', places: 1 },
          headers: { 'idempotency-key': key },
        });
    });
    const answers = await Promise.all((await Promise.all(sent)).map((send) => send()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    expect(await api.mailsTo('Ada')).toHaveLength(1);
  });

  test('goes to the waiting list when fewer places are free than it asks for', async () => {
    const event = await addEvent(api.db, { capacity: 3 });
    await api.book(event.id, 'Ada', 2);
    const { message, booking } = await api.book(event.id, 'Bisi', 2);
    expect(booking.status).toBe('waiting');
    expect(message).toMatch(/^Not enough places are left: you are on the waiting list\./);
    expect(await api.placesTaken(event.id)).toBe(2);
    const [mail] = await api.mailsTo('Bisi');
    expect(mail?.subject).toBe('You are on the waiting list: Art Exhibition');
    expect(mail?.attachments).toEqual([]);
    expect((await api.book(event.id, 'Chi', 1)).booking.status).toBe('confirmed');
  });

  test.each([
    ['is closed', { label: 'Closed' as const }],
    ['has no places', { capacity: 0 }],
  ])('is refused when the event %s', async (_why, given) => {
    const { id } = await addEvent(api.db, given);
    const payload = { name: 'Ada', email: 'ada@mail.example', places: 1 };
    const answer = await api.app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: 'This event takes no bookings.' });
    expect(await api.db.$count(mails)).toBe(0);
  });

  test('is refused when it asks for more places than the event has', async () => {
    const { id } = await addEvent(api.db, { capacity: 2 });
    const payload = { name: 'Ada', email: 'ada@mail.example', places: 3 };
    const answer = await api.app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ places: 'This event has only 2 places' });
  });

  test('confirms one of a hundred parallel bookings for the last seat, and the others wait', async () => {
    const event = await addEvent(api.db, { capacity: 5, placesTaken: 4 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => api.book(event.id, `Guest${at}`)),
    );
    const statuses = answers.map(({ booking }) => booking.status);
    expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'waiting')).toHaveLength(99);
    expect(await api.placesTaken(event.id)).toBe(5);
    expect(await api.db.$count(mails)).toBe(100);
  });

  test('leaves no rows when writing its mail fails', async () => {
    const event = await addEvent(api.db);
    const broken = {
      settings: { publicUrl: 'https://gallery.example' },
      write: async () => Promise.reject(new Error('full')),
    };
    const other = buildTestApp(api.db, undefined, { outbox: broken as never });
    const payload = { name: 'Ada', email: 'ada@mail.example', places: 1 };
    const answer = await other.inject({ method: 'POST', url: `/api/event/${event.id}/booking`, payload });
    expect(answer.statusCode).toBe(500);
    expect(await api.db.$count(bookings)).toBe(0);
    expect(await api.placesTaken(event.id)).toBe(0);
    await other.close();
  });
});
