import type { BookingsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { addEvent } from '../../../testing/gallery/records';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { events } from '../event.table';

const api = setUpAdminApi();
const { curator } = api;
beforeEach(async () => {
  await api.db.delete(events);
});

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

function book(id: string, name: string, places: number, session: string) {
  const payload = { name, email: `${name.toLowerCase()}@mail.example`, places, session, waitlist: true };
  return api.app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
}

const readBookings = (id: string): Promise<BookingsAnswer> => curator.sees(`/event/${id}/bookings`);

async function edit(id: string, changes: object) {
  const { event } = await readBookings(id);
  return curator.does('PUT', `/event/${id}`, { ...event, ...changes });
}

describe('an edit by a curator', () => {
  test('is refused when it closes a day that guests have booked', async () => {
    const { id } = await addEvent(api.db, show);
    await book(id, 'Ada', 2, tuesday);
    const answer = await edit(id, { opening_hours: 'Saturday, 12:00 to 18:00' });
    expect(answer.status).toBe(422);
    expect(answer.errors.opening_hours).toBe(
      '2 guests have booked Tuesday, 7 January 2127. Keep the hours of that day',
    );
  });

  test('is refused when it removes places that guests have on a day', async () => {
    const { id } = await addEvent(api.db, show);
    await book(id, 'Ada', 2, tuesday);
    const answer = await edit(id, { capacity: 1 });
    expect(answer.status).toBe(422);
    expect(answer.errors.capacity).toMatch(/^2 places are taken on Tuesday/);
  });

  test('gives added places of each day to waiting guests', async () => {
    const { id } = await addEvent(api.db, { ...show, capacity: 1 });
    for (const [name, day] of [
      ['Ada', tuesday],
      ['Bisi', tuesday],
      ['Chi', thursday],
      ['Dayo', thursday],
    ] as const)
      await book(id, name, 1, day);
    expect((await edit(id, { capacity: 2 })).status).toBe(200);
    const { bookings } = await readBookings(id);
    expect(bookings.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
  });

  test('keeps the opening hours when an older release saves the event', async () => {
    const { id } = await addEvent(api.db, show);
    const answer = await edit(id, { title: 'Lines', kind: undefined, opening_hours: undefined });
    expect(answer.event).toMatchObject({ kind: 'Exhibition', opening_hours: show.openingHours });
  });
});

test('lists the bookings of an event by day for a curator', async () => {
  const { id } = await addEvent(api.db, show);
  await book(id, 'Ada', 1, thursday);
  await book(id, 'Bisi', 1, tuesday);
  const { bookings: shown, guests_to_tell } = await readBookings(id);
  expect(guests_to_tell).toEqual({ place: 2, time: 0 });
  expect(shown.map(({ name, session }) => [name, session?.starts_at])).toEqual([
    ['Bisi', tuesday],
    ['Ada', thursday],
  ]);
});
