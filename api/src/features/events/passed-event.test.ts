import type { EventsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { sql } from 'drizzle-orm';
import { addEvent } from '../../testing/gallery/records';
import { setUpBookings } from '../../testing/setup/bookings';
import { mails } from '../mail/mail.table';
import { bookings, events, hasPassed } from './event.table';

const guests = setUpBookings();
const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute);

function ask(id: string, party: object = {}) {
  const payload = { name: 'Ada', email: 'ada@mail.example', places: 1, ...party };
  return guests.app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
}

describe('a passed event', () => {
  test.each([
    ['began years ago', { startsAt: new Date('2020-02-01T17:00:00Z') }],
    ['took place on December 27, 2023', { startsAt: new Date('2023-12-27T10:00:00Z') }],
    ['was to be joined', { startsAt: fromNow(-600), label: 'Join Now' as const, current: true }],
    ['ended a minute ago', { startsAt: fromNow(-60), endsAt: fromNow(-1) }],
  ])('takes no booking when it %s, and writes no mail', async (_which, given) => {
    const event = await addEvent(guests.db, given);
    const answer = await ask(event.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: 'This event has passed.' });
    expect(await guests.db.$count(bookings)).toBe(0);
    expect(await guests.db.$count(mails)).toBe(0);
    const { events: shown } = (await guests.app.inject('/api/event')).json<EventsAnswer>();
    expect(shown).toMatchObject([{ passed: true, label: event.label }]);
  });

  test.each([
    ['is on until tomorrow', { startsAt: fromNow(-600), endsAt: fromNow(1440) }],
    ['began an hour ago and has no end', { startsAt: fromNow(-60) }],
  ])('takes a booking while it %s', async (_which, given) => {
    const event = await addEvent(guests.db, given);
    expect((await ask(event.id)).statusCode).toBe(201);
  });

  test('has passed by the clock of the database, not of the API', async () => {
    const event = await addEvent(guests.db, { startsAt: new Date('2023-12-27T10:00:00Z') });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2023-12-01T00:00:00Z'));
    const [shown] = await guests.db.select({ passed: hasPassed }).from(events);
    const { statusCode } = await ask(event.id);
    clock.mockRestore();
    // The embedded database runs in this process and reads the same clock.
    expect(statusCode).toBe(shown?.passed ? 409 : 201);
  });

  test('still shows its bookings and refuses to cancel them', async () => {
    const event = await addEvent(guests.db, { capacity: 1 });
    await guests.book(event.id, 'Ada');
    await guests.book(event.id, 'Bisi');
    const token = await guests.tokenOf('Ada');
    await guests.db.update(events).set({ startsAt: sql`now() - interval '1 day'` });
    const seen = await guests.app.inject(`/api/event/booking/${token}`);
    expect(seen.json()).toMatchObject({ booking: { status: 'confirmed' }, event: { passed: true } });
    const answer = await guests.cancel(token);
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({
      status: 409,
      message: 'This event has passed.',
    });
    expect([await guests.statusOf('Ada'), await guests.statusOf('Bisi')]).toEqual(['confirmed', 'waiting']);
    expect(await guests.mailsTo('Bisi')).toHaveLength(1);
  });
});

describe('a booking for more places than are free', () => {
  test('is refused with the number of free places', async () => {
    const event = await addEvent(guests.db, { capacity: 5, placesTaken: 3 });
    const answer = await ask(event.id, { places: 4 });
    expect(answer.statusCode).toBe(409);
    const message = 'Only 2 places are left';
    expect(answer.json()).toEqual({ message, errors: { places: message } });
    expect(await guests.db.$count(bookings)).toBe(0);
    expect(await guests.db.$count(mails)).toBe(0);
  });

  test('is confirmed with fewer places or waits when the guest asks for the waiting list', async () => {
    const event = await addEvent(guests.db, { capacity: 5, placesTaken: 3 });
    expect((await ask(event.id, { places: 4, waitlist: true })).json().booking.status).toBe('waiting');
    expect((await ask(event.id, { places: 2 })).json().booking.status).toBe('confirmed');
    expect((await ask(event.id, { places: 1 })).json().booking.status).toBe('waiting');
  });
});
