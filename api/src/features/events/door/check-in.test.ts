import { randomUUID } from 'node:crypto';
import type { DoorGuest, DoorList, ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import { eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addEvent } from '../../../testing/gallery/records';
import { setUpBookings } from '../../../testing/setup/bookings';
import { audits } from '../../audit/audit.table';
import { bookings, eventSessions, events } from '../event.table';
import { checkIns } from './check-in.table';

const api = setUpBookings();
type Curator = Awaited<ReturnType<typeof newAdministrator>>;
let ngozi: Curator;
let eventId: string;

beforeEach(async () => {
  ngozi = await newAdministrator(api.app, api.db);
  eventId = (await addEvent(api.db)).id;
});

async function guest(name: string): Promise<DoorGuest> {
  const { guests } = (await ngozi.sees(`/event/${eventId}/door`)) as unknown as DoorList;
  return guests.find((one) => one.name === name) as DoorGuest;
}

type Given = { _id?: string; at?: Date; places?: number; anyway?: boolean; reason?: string };

async function scan(ticket: string, { _id = randomUUID(), at = new Date(), ...given }: Given = {}) {
  const sent_at = new Date().toISOString();
  const scans = [Object.assign({ _id, ticket, at: at.toISOString() }, given)];
  const answer = await ngozi.does('POST', `/event/${eventId}/door/scans`, { sent_at, scans });
  expect(answer.status).toBe(200);
  return answer.results[0] as ScanResult;
}

test('a ticket lets all its guests in once, and a second scan names the first', async () => {
  await api.book(eventId, 'Ada', 2);
  const { ticket, code } = await guest('Ada');
  expect(code).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
  expect(await scan(ticket.toUpperCase())).toMatchObject({ outcome: 'welcome', guest: { arrived: 2 } });
  const again = await scan(code.toLowerCase());
  expect(again).toMatchObject({
    outcome: 'again',
    guest: { arrived: 2, check_ins: [{ by: 'Ngọzi', places: 2, anyway: false }] },
  });
  const anyway = await scan(code, { anyway: true, places: 1 });
  expect(anyway).toMatchObject({ outcome: 'welcome', guest: { arrived: 2 } });
  expect(anyway.guest?.check_ins.map(({ places }) => places)).toEqual([2, 1]);
});

test('a party comes in parts, and never more than it booked', async () => {
  await api.book(eventId, 'Ada', 3);
  const { _id } = await guest('Ada');
  expect(await scan(_id, { places: 1 })).toMatchObject({ outcome: 'welcome', guest: { arrived: 1 } });
  expect(await scan(_id, { places: 9 })).toMatchObject({ outcome: 'welcome', guest: { arrived: 3 } });
  const more = {
    id: randomUUID(),
    bookingId: _id,
    places: 1,
    at: new Date(),
    phoneAt: new Date(),
    byName: 'Ada',
  };
  await expect(api.db.insert(checkIns).values(more)).rejects.toMatchObject({
    cause: { constraint: 'bookings_arrived' },
  });
});

test('one of ten doors that scan a ticket at once lets the guests in', async () => {
  await api.book(eventId, 'Ada', 2);
  const { ticket } = await guest('Ada');
  const results = await Promise.all(Array.from({ length: 10 }, () => scan(ticket)));
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(9).fill('again'), 'welcome']);
});

test('a repeated request changes nothing, and a check-in can be undone', async () => {
  await api.book(eventId, 'Ada', 3);
  const { ticket } = await guest('Ada');
  const _id = randomUUID();
  for (let time = 0; time < 2; time += 1)
    expect(await scan(ticket, { _id, places: 1 })).toMatchObject({
      outcome: 'welcome',
      guest: { arrived: 1 },
    });
  const other = (await addEvent(api.db)).id;
  expect((await ngozi.does('DELETE', `/event/${other}/door/scans/${_id}`)).status).toBe(404);
  expect((await ngozi.does('DELETE', `/event/${eventId}/door/scans/${_id}`)).status).toBe(200);
  expect(await guest('Ada')).toMatchObject({ arrived: 0, check_ins: [] });
});

test('refuses canceled and waiting guests, and tickets of other events', async () => {
  await api.db.update(events).set({ capacity: 2 }).where(eq(events.id, eventId));
  await api.book(eventId, 'Ada', 2);
  await api.book(eventId, 'Bisi', 1);
  await api.db.update(bookings).set({ status: 'canceled' }).where(eq(bookings.name, 'Ada'));
  expect((await scan((await guest('Ada')).ticket, { anyway: true })).outcome).toBe('canceled');
  expect((await scan((await guest('Bisi')).ticket)).outcome).toBe('waiting');
  const { ticket } = await guest('Bisi');
  eventId = (await addEvent(api.db)).id;
  for (const unknown of [ticket, 'AAA-AAA', "'; --", randomUUID()])
    expect(await scan(unknown)).toMatchObject({ outcome: 'unknown', guest: null });
});

test('names the event and the guest of a ticket for another event', async () => {
  await api.db.update(events).set({ title: 'The Unveiling' }).where(eq(events.id, eventId));
  await api.book(eventId, 'Ada', 1);
  const { ticket } = await guest('Ada');
  eventId = (await addEvent(api.db)).id;
  expect(await scan(ticket)).toMatchObject({
    outcome: 'unknown',
    guest: null,
    other_event: { title: 'The Unveiling', name: expect.stringContaining('Ada') },
  });
  expect(await scan(randomUUID())).not.toHaveProperty('other_event');
});

test('lets a guest of another event in with a reason, once, and the audit keeps it', async () => {
  await api.db.update(events).set({ title: 'The Unveiling' }).where(eq(events.id, eventId));
  await api.book(eventId, 'Ada', 2);
  const [unveiling, { ticket, _id: subjectId }] = [eventId, await guest('Ada')];
  eventId = (await addEvent(api.db)).id;
  expect((await scan(ticket, { anyway: true })).outcome).toBe('unknown');
  const _id = randomUUID();
  for (let time = 0; time < 2; time += 1)
    expect(await scan(ticket, { _id, anyway: true, reason: 'She mixed up the days' })).toMatchObject({
      outcome: 'welcome',
      guest: null,
      other_event: { title: 'The Unveiling' },
    });
  expect(await api.db.select().from(audits).where(eq(audits.subjectId, subjectId))).toMatchObject([
    { action: 'Guest of another event let in', fromState: 'The Unveiling', toState: 'She mixed up the days' },
  ]);
  expect((await ngozi.does('DELETE', `/event/${unveiling}/door/scans/${_id}`)).status).toBe(404);
  expect((await ngozi.does('DELETE', `/event/${eventId}/door/scans/${_id}`)).status).toBe(200);
  eventId = unveiling;
  expect(await guest('Ada')).toMatchObject({ arrived: 0, check_ins: [] });
});

test('refuses a ticket for another day of the event', async () => {
  await api.book(eventId, 'Ada', 2);
  const startsAt = new Date('2127-12-28T09:00:00Z');
  await api.db
    .insert(eventSessions)
    .values({ eventId, startsAt, endsAt: new Date('2127-12-28T16:00:00Z'), capacity: 10 });
  await api.db.update(bookings).set({ session: startsAt }).where(eq(bookings.name, 'Ada'));
  expect((await scan((await guest('Ada')).ticket)).outcome).toBe('other-day');
});

test('corrects the time of a scan by the error of the phone’s clock', async () => {
  await api.book(eventId, 'Ada');
  const createdAt = new Date(Date.now() - 3_600_000);
  await api.db.update(bookings).set({ createdAt }).where(eq(bookings.name, 'Ada'));
  const { ticket } = await guest('Ada');
  const [sent, scanned] = [Date.now() + 7_200_000, Date.now() + 7_200_000 - 120_000];
  const scans = [{ _id: randomUUID(), ticket, at: new Date(scanned).toISOString() }];
  const sent_at = new Date(sent).toISOString();
  await ngozi.does('POST', `/event/${eventId}/door/scans`, { sent_at, scans });
  const [checkIn] = await api.db.select().from(checkIns).where(sql`booking_id IN (SELECT id FROM bookings)`);
  expect(Math.abs((checkIn?.at.getTime() ?? 0) - (Date.now() - 120_000))).toBeLessThan(30_000);
  expect(checkIn?.phoneAt.getTime()).toBe(scanned);
});

test('no scan is older than its booking or younger than the server', async () => {
  await api.book(eventId, 'Ada', 2);
  const { ticket } = await guest('Ada');
  for (const year of [1970, 2150]) {
    const at = new Date(`${year}-01-01T00:00:00Z`);
    expect((await scan(ticket, { at, places: 1 })).outcome).toBe('welcome');
  }
  for (const { at } of (await guest('Ada')).check_ins)
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
});

test('the link of the mail shows the QR code until the booking is canceled', async () => {
  await api.book(eventId, 'Ada');
  const token = await api.tokenOf('Ada');
  const url = `/api/event/booking/${token}/code.svg`;
  const answer = await api.app.inject(url);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.body).toMatch(/^<svg /);
  const [mail] = await api.mailsTo('Ada');
  expect(mail?.text).toContain(`Code at the door: ${(await guest('Ada')).code}`);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['event.ics', 'ticket.png']);
  await api.cancel(token);
  expect((await api.app.inject(url)).statusCode).toBe(404);
  expect((await api.app.inject('/api/event/booking/made-up/code.svg')).statusCode).toBe(404);
});
