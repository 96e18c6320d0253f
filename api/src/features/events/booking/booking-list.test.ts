import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@gallery/shared/contract/programme/event.schema';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addEvent } from '../../../testing/gallery/records';
import { setUpBookings } from '../../../testing/setup/bookings';
import { listAudit } from '../../audit/list-audit';

const api = setUpBookings();

const listed = ({ name, status, turn }: BookingRecord) => [name, status, turn];

async function fullEvent() {
  const { id } = await addEvent(api.db, { capacity: 1 });
  for (const name of ['Ada', 'Bola', 'Chidi']) await api.book(id, name);
  return id;
}

test('lists the bookings of an event page by page, with the turn of each waiting guest', async () => {
  const curator = await newAdministrator(api.app, api.db);
  const id = await fullEvent();
  const first = await curator.sees(`/event/${id}/bookings?limit=2`);
  expect(first).toMatchObject({ status: 200, total: 3, first: 1, previous: null });
  expect(first.bookings.map(listed)).toEqual([
    ['Ada', 'confirmed', null],
    ['Bola', 'waiting', 1],
  ]);
  const second = await curator.sees(`/event/${id}/bookings?limit=2&cursor=${first.next}`);
  expect(second).toMatchObject({ first: 3, next: null, event: { _id: id } });
  expect(second.bookings.map(listed)).toEqual([['Chidi', 'waiting', 2]]);
});

test('reads one booking of an event and refuses bad queries', async () => {
  const curator = await newAdministrator(api.app, api.db);
  const id = await fullEvent();
  const [, , chidi] = (await curator.sees(`/event/${id}/bookings`)).bookings;
  const { bookings } = await curator.sees(`/event/${id}/bookings?booking=${chidi._id}`);
  expect(bookings).toEqual([chidi]);
  const elsewhere = await addEvent(api.db);
  for (const path of [
    `${elsewhere.id}/bookings?booking=${chidi._id}`,
    `${id}/bookings?booking=${randomUUID()}`,
  ]) {
    expect(await curator.sees(`/event/${path}`)).toMatchObject({ status: 200, total: 0, bookings: [] });
  }
  for (const query of ['booking=Chidi', 'limit=0', 'cursor=x']) {
    expect((await curator.sees(`/event/${id}/bookings?${query}`)).status).toBe(422);
  }
});

test('the audit of an event lists changed fields and no empty change', async () => {
  const curator = await newAdministrator(api.app, api.db);
  const times = { starts_at: '2126-12-27T18:00:00.000Z', ends_at: null };
  const event = {
    title: 'First night',
    summary: 'Come.',
    place: 'Lagos',
    ...times,
    label: 'Book Now',
    capacity: 3,
  };
  const { _id } = (await curator.does('POST', '/event', event)).event;
  await curator.does('PUT', `/event/${_id}`, { ...event, version: 1 });
  await curator.does('PUT', `/event/${_id}`, { ...event, version: 1, title: 'Last night', capacity: 5 });
  expect(await listAudit(api.db, 'event', _id)).toMatchObject([
    { action: 'Event created', from: null, to: 'First night' },
    {
      action: 'Event changed',
      from: 'title: First night; capacity: 3',
      to: 'title: Last night; capacity: 5',
    },
  ]);
});
