import { randomUUID } from 'node:crypto';
import type { BookingAnswer } from '@gallery/shared/contract/programme/event.schema';
import { eq } from 'drizzle-orm';
import { addEvent } from '../../testing/gallery/records';
import { setUpBookings } from '../../testing/setup/bookings';
import { events } from './event.table';

const api = setUpBookings();

describe('the link in the mail', () => {
  test('shows the booking each time and changes nothing', async () => {
    const event = await addEvent(api.db);
    await api.book(event.id, 'Ada');
    const token = await api.tokenOf('Ada');
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await api.app.inject(`/api/event/booking/${token}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json<BookingAnswer>()).toEqual({
        code: expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/),
        booking: { name: 'Ada', email: 'ada@mail.example', places: 1, session: null, status: 'confirmed' },
        event: {
          _id: event.id,
          title: 'Art Exhibition',
          starts_at: '2127-12-27T10:00:00.000Z',
          ends_at: null,
          passed: false,
          place: '12 Uli Close, Ikoyi, Lagos',
        },
      });
    }
    expect(await api.statusOf('Ada')).toBe('confirmed');
  });

  test('cancels the booking, and a second request gets the same answer', async () => {
    const event = await addEvent(api.db);
    await api.book(event.id, 'Ada', 4);
    const token = await api.tokenOf('Ada');
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.cancel(token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        message: 'Your booking is canceled.',
        booking: { status: 'canceled' },
      });
      expect(await api.placesTaken(event.id)).toBe(0);
    }
  });

  test('answers 404 when it is changed, mixed, or made up', async () => {
    const event = await addEvent(api.db);
    await api.book(event.id, 'Ada');
    await api.book(event.id, 'Bisi');
    const [ada, bisi] = [await api.tokenOf('Ada'), await api.tokenOf('Bisi')];
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
      'a'.repeat(900),
      `${randomUUID()}.${signature}`,
      encodeURIComponent("' OR 1=1"),
    ]) {
      expect((await api.app.inject(`/api/event/booking/${token}`)).statusCode).toBe(404);
      const answer = await api.cancel(token);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'This link belongs to no booking.' });
    }
    expect(await api.placesTaken(event.id)).toBe(2);
  });

  test('answers 404 after its event is deleted', async () => {
    const event = await addEvent(api.db);
    await api.book(event.id, 'Ada');
    const token = await api.tokenOf('Ada');
    await api.db.delete(events).where(eq(events.id, event.id));
    expect((await api.app.inject(`/api/event/booking/${token}`)).statusCode).toBe(404);
    expect((await api.cancel(token)).statusCode).toBe(404);
  });
});
