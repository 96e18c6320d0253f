import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { BookingRecord } from '@gallery/shared/contract/programme/event.schema';
import { asc } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addEvent } from '../../testing/gallery/records';
import { invalidBodies, invalidTexts } from '../../testing/requests/bad-inputs';
import { buildTestApp, testStorage } from '../../testing/server/test-app';
import { runTellMoved } from '../../testing/setup/bookings';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { listAudit } from '../audit/list-audit';
import { mails } from '../mail/mail.table';
import { events } from './event.table';

const adminApi = setUpAdminApi();
const { curator } = adminApi;
beforeEach(async () => {
  await adminApi.db.delete(events);
  await adminApi.db.delete(mails);
});

const event = {
  title: 'First night',
  summary: 'Come and see.',
  place: '12 Uli Close, Ikoyi, Lagos',
  starts_at: '2126-12-27T18:00:00+01:00',
  ends_at: '2126-12-27T21:00:00+01:00',
  kind: 'Evening',
  opening_hours: null,
  current: false,
  label: 'Book Now',
  on_landing: true,
  img_url: null,
  visual_description: null,
  capacity: 3,
};

function books(id: string, name: string, places: number) {
  const payload = { name, email: `${name.toLowerCase()}@mail.example`, places, waitlist: true };
  return adminApi.app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload });
}

const { pictures } = testStorage(tmpdir());

test('an event that a curator creates is public', async () => {
  const { status, event: saved, message } = await curator.does('POST', '/event', event);
  expect({ status, message }).toEqual({ status: 201, message: 'The event is created.' });
  const times = { starts_at: '2126-12-27T17:00:00.000Z', ends_at: '2126-12-27T20:00:00.000Z' };
  expect(saved).toEqual({
    ...event,
    ...times,
    _id: expect.any(String),
    picture: null,
    places_left: 3,
    passed: false,
    version: 1,
  });
  expect((await adminApi.app.inject('/api/event')).json().events).toEqual([saved]);
  expect(await listAudit(adminApi.db, 'event', saved._id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Event created' },
  ]);
});

test('a saved event is public and loses the fields that the form leaves out', async () => {
  const { id } = await addEvent(adminApi.db, {
    visualDescription: 'A red door.',
    endsAt: new Date('2127-12-28'),
  });
  const { visual_description, ends_at, img_url, ...rest } = event;
  const changed = await curator.does('PUT', `/event/${id}`, {
    ...rest,
    version: 1,
    label: 'Closed',
    capacity: '40',
  });
  expect(changed).toMatchObject({
    status: 200,
    event: { _id: id, label: 'Closed', capacity: 40, visual_description: null, ends_at: null },
  });
  expect((await adminApi.app.inject('/api/event')).json().events).toEqual([changed.event]);
});

test('added places go to waiting guests in turn, by email with the new facts', async () => {
  const { id } = await addEvent(adminApi.db, { capacity: 2 });
  await books(id, 'Ada', 2);
  await books(id, 'Bola', 2);
  await books(id, 'Chidi', 1);
  await adminApi.db.delete(mails);
  const { status, event: saved } = await curator.does('PUT', `/event/${id}`, {
    ...event,
    version: 1,
    capacity: 5,
  });
  expect({ status, left: saved.places_left }).toEqual({ status: 200, left: 0 });
  await runTellMoved(adminApi.db, id);
  const written = await adminApi.db.select().from(mails).orderBy(asc(mails.toAddress));
  expect(written).toMatchObject([
    { toAddress: 'ada@mail.example', subject: 'Another time or place: First night' },
    { toAddress: 'bola@mail.example', subject: 'A place has become free: First night' },
    {
      toAddress: 'chidi@mail.example',
      text: expect.stringContaining('27 December 2126, 18:00–21:00 (Lagos)'),
    },
  ]);
  expect(written[1]?.attachments[0]?.content).toContain('DTEND:21261227T200000Z');
  expect(await listAudit(adminApi.db, 'event', id)).toMatchObject([
    {
      action: 'Event changed',
      from: expect.stringContaining('capacity: 2;'),
      to: expect.stringContaining('capacity: 5;'),
    },
  ]);
});

test('refuses a capacity below the taken places', async () => {
  const { id } = await addEvent(adminApi.db, { capacity: 5 });
  await books(id, 'Ada', 3);
  const refused = await curator.does('PUT', `/event/${id}`, { ...event, version: 1, capacity: 2 });
  const message = '3 places are taken already';
  expect(refused).toEqual({ status: 422, message, errors: { capacity: message } });
  expect(
    (await curator.does('PUT', `/event/${id}`, { ...event, version: 1, capacity: 3 })).event.places_left,
  ).toBe(0);
});

test('neither loses nor doubles bookings while the capacity grows', async () => {
  const { id } = await addEvent(adminApi.db, { capacity: 1 });
  const growing = async () => {
    for (const [index, capacity] of [2, 4, 6].entries())
      await curator.does('PUT', `/event/${id}`, { ...event, capacity, version: 1 + index });
  };
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  await Promise.all([growing(), ...names.map((name) => books(id, name, 1))]);
  const { event: saved, bookings } = await curator.sees(`/event/${id}/bookings`);
  const statuses = bookings.map(({ status }: BookingRecord) => status);
  expect(statuses).toEqual([...Array(6).fill('confirmed'), 'waiting']);
  expect(saved.places_left).toBe(0);
});

test('lists confirmed, waiting, and canceled bookings with the turn of waiting ones', async () => {
  const { id } = await addEvent(adminApi.db, { capacity: 2 });
  for (const name of ['Gone', 'Ada', 'Bola', 'Chidi']) await books(id, name, 1);
  const [removed] = (await curator.sees(`/event/${id}/bookings`)).bookings;
  await adminApi.db.execute(`UPDATE bookings SET status = 'canceled' WHERE id = '${removed._id}'`);
  const seen = await curator.sees(`/event/${id}/bookings`);
  expect(seen.event._id).toBe(id);
  const reported = ({ name, status, turn }: BookingRecord) => [name, status, turn];
  expect(seen.bookings.map(reported)).toEqual([
    ['Ada', 'confirmed', null],
    ['Bola', 'waiting', 1],
    ['Chidi', 'waiting', 2],
    ['Gone', 'canceled', null],
  ]);
});

test('accepts an image of the own storage only and starts its smaller pictures', async () => {
  const sent: unknown[] = [];
  const jobs = {
    send: async (_tx: unknown, { name }: { name: string }, data: unknown) => void sent.push([name, data]),
    sendAll: async () => {},
  };
  const storage = {
    pictures: { ...pictures, check: async (url: string) => (url === '/ours.jpg' ? '/kept.jpg' : null) },
  };
  const gallery = buildTestApp(adminApi.db, undefined, { jobs, storage: { ...storage, embedded: null } });
  const editor = await newAdministrator(gallery, adminApi.db);
  for (const img_url of ['https://elsewhere.example/a.jpg', 'javascript:alert(1)', '/api/media/a.jpg']) {
    const refused = await editor.does('POST', '/event', { ...event, img_url });
    expect(refused).toMatchObject({ status: 422, errors: { img_url: 'Please upload the image here' } });
  }
  const { event: saved } = await editor.does('POST', '/event', { ...event, img_url: '/ours.jpg' });
  expect(saved.img_url).toBe('/kept.jpg');
  expect(sent).toEqual([['make-pictures', { of: 'event', id: saved._id }]]);
  const again = await editor.does('PUT', `/event/${saved._id}`, {
    ...event,
    version: 1,
    img_url: '/kept.jpg',
  });
  expect(again).toMatchObject({ status: 200, event: { img_url: '/kept.jpg' } });
  await gallery.close();
});

test('answers 404 for an unknown event', async () => {
  for (const id of ['nothing', randomUUID()]) {
    expect((await curator.does('PUT', `/event/${id}`, { ...event, version: 1 })).status).toBe(404);
    expect((await curator.sees(`/event/${id}/bookings`)).status).toBe(404);
  }
});

test('refuses an event that breaks a rule and names the field', async () => {
  const required = ['title', 'summary', 'place', 'starts_at', 'label', 'capacity'];
  const broken: [string, unknown][] = [
    ...required.flatMap((field) => invalidTexts.map((value): [string, unknown] => [field, value])),
    ...['27.12.2026', '2126-12-27', '2026-13-01T00:00:00Z', 0].map((at): [string, unknown] => [
      'starts_at',
      at,
    ]),
    ['ends_at', '2126-12-27T18:00:00+01:00'],
    ...[-1, 1.5, 100_001, '1e2', true].map((value): [string, unknown] => ['capacity', value]),
    ['label', 'Sold out'],
    ['title', 'a'.repeat(201)],
    ['current', 'perhaps'],
  ];
  for (const [field, value] of broken) {
    const refused = await curator.does('POST', '/event', { ...event, ends_at: null, [field]: value });
    expect({ field, value, status: refused.status }).toEqual({ field, value, status: 422 });
    expect(Object.keys(refused.errors)).toContain(field);
  }
  const headers = { ...curator.headers, 'content-type': 'application/json' };
  for (const payload of invalidBodies) {
    const refused = await adminApi.app.inject({ method: 'POST', url: '/api/event', headers, payload });
    expect([400, 422]).toContain(refused.statusCode);
  }
  expect(await adminApi.db.select().from(events)).toEqual([]);
});

test('creates a past event and tells the curator that it takes no bookings', async () => {
  const past = { ...event, starts_at: '2020-12-27T18:00:00+01:00', ends_at: null };
  const created = await curator.does('POST', '/event', past);
  expect(created).toMatchObject({
    status: 201,
    message: 'The event is created. It has passed, so it takes no bookings.',
    event: { passed: true },
  });
  expect((await books(created.event._id, 'Ada', 1)).statusCode).toBe(409);
});
