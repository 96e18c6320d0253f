import { eq, inArray, sql } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addEvent } from '../../../testing/gallery/records';
import { setUpBookings } from '../../../testing/setup/bookings';
import { mails } from '../../mail/mail.table';
import { events } from '../event.table';

const api = setUpBookings();
let ngozi: Awaited<ReturnType<typeof newAdministrator>>;
let eventId: string;

beforeEach(async () => {
  ngozi = await newAdministrator(api.app, api.db);
  eventId = (await addEvent(api.db, { capacity: 100 })).id;
});

async function move(place: string): Promise<string> {
  const { events: listed } = (await api.app.inject('/api/event')).json();
  const event = listed.find(({ _id }: { _id: string }) => _id === eventId);
  return (await ngozi.does('PUT', `/event/${eventId}`, { ...event, place })).message;
}

async function mailsAboutMoves(name: string) {
  const written = await api.mailsTo(name);
  return written.filter(({ subject }) => subject.startsWith('Another time or place'));
}

/** The places that the mails about moves name, in the order of their writing. */
async function placesTold(name: string): Promise<(string | undefined)[]> {
  return (await mailsAboutMoves(name)).map(({ text }) => /Where: (.+)/.exec(text)?.[1]);
}

const change = async (name: string, columns: Partial<typeof mails.$inferInsert>) => {
  const ids = (await mailsAboutMoves(name)).map(({ id }) => id);
  await api.db.update(mails).set(columns).where(inArray(mails.id, ids));
};

test('ten jobs at once write one mail to each of fifty guests', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `Guest${at}`);
  for (const name of names) await api.book(eventId, name);
  expect(await move('Freedom Park')).toContain('50 guests will get an email');
  expect(await mailsAboutMoves('Guest0')).toEqual([]);
  await Promise.all(Array.from({ length: 10 }, () => api.tellMoved(eventId)));
  for (const name of names) expect(await placesTold(name)).toEqual(['Freedom Park']);
  await api.tellMoved(eventId);
  expect(await mailsAboutMoves('Guest49')).toHaveLength(1);
});

test('two moves in a row lead to one mail with the newest facts', async () => {
  await api.book(eventId, 'Ada');
  await move('Freedom Park');
  const { guests_to_tell } = await ngozi.sees(`/event/${eventId}/bookings`);
  expect(guests_to_tell).toEqual({ place: 1, time: 1 });
  expect(await move('Tafawa Balewa Square')).toContain('1 guest will get an email');
  await api.tellMoved(eventId);
  await api.tellMoved(eventId);
  expect(await placesTold('Ada')).toEqual(['Tafawa Balewa Square']);
});

test('moves and jobs at once leave one mail with the newest facts to each guest', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `Guest${at}`);
  for (const name of names) await api.book(eventId, name);
  const jobs: Promise<void>[] = [];
  for (const hall of ['A', 'B', 'C', 'D']) {
    await move(`Hall ${hall}`);
    jobs.push(api.tellMoved(eventId), api.tellMoved(eventId));
  }
  await Promise.all(jobs);
  for (const name of names) expect(await placesTold(name)).toEqual(['Hall D']);
});

test('a mail about the next move replaces one that has not left, and follows one that has', async () => {
  await api.book(eventId, 'Ada');
  await move('Freedom Park');
  await api.tellMoved(eventId);
  await move('Tafawa Balewa Square');
  await api.tellMoved(eventId);
  expect(await placesTold('Ada')).toEqual(['Tafawa Balewa Square']);
  await change('Ada', { sentAt: new Date() });
  await move('Freedom Park');
  await api.tellMoved(eventId);
  expect(await placesTold('Ada')).toEqual(['Tafawa Balewa Square', 'Freedom Park']);
});

test('a mail about the next move waits for one that is on its way', async () => {
  for (const name of ['Ada', 'Bisi']) await api.book(eventId, name);
  await move('Freedom Park');
  await api.tellMoved(eventId);
  await change('Ada', { claimedUntil: sql`now() + interval '1 minute'` as never });
  await move('Tafawa Balewa Square');
  await expect(api.tellMoved(eventId)).rejects.toThrow('1 mails about an earlier move are on their way');
  expect(await placesTold('Ada')).toEqual(['Freedom Park']);
  expect(await placesTold('Bisi')).toEqual(['Tafawa Balewa Square']);
  await change('Ada', { sentAt: new Date() });
  await api.tellMoved(eventId);
  expect(await placesTold('Ada')).toEqual(['Freedom Park', 'Tafawa Balewa Square']);
});

test('tells neither who canceled nor who booked after the move, and nobody once the event is over', async () => {
  for (const name of ['Ada', 'Bisi']) await api.book(eventId, name);
  await move('Freedom Park');
  await api.cancel(await api.tokenOf('Ada'));
  await api.book(eventId, 'Chi');
  await api.tellMoved(eventId);
  expect(await placesTold('Ada')).toEqual([]);
  expect(await placesTold('Bisi')).toEqual(['Freedom Park']);
  expect(await placesTold('Chi')).toEqual([]);
  await move('Tafawa Balewa Square');
  await api.db
    .update(events)
    .set({ startsAt: new Date('2023-12-27') })
    .where(eq(events.id, eventId));
  await api.tellMoved(eventId);
  expect(await placesTold('Chi')).toEqual([]);
});
