import { randomUUID } from 'node:crypto';
import type { Activity } from '@gallery/shared/contract/people/people.schema';
import { eq } from 'drizzle-orm';
import { addCustomer, addOrder } from '../../../testing/gallery/admin-account';
import { addAuction, addBid, addLot, addLotBidder } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork, addEvent } from '../../../testing/gallery/records';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { strikes } from '../../auctions/bidders/bidder.table';
import { contactMessages } from '../../contact/contact.table';
import { letters } from '../../correspondence/letter.table';
import { enquiries } from '../../enquiries/enquiry.table';
import { checkIns } from '../../events/door/check-in.table';
import { bookings } from '../../events/event.table';
import { emailFollowers, emailFollows } from '../../following/by-email/email-follower.table';
import { followedArtists } from '../../following/following.table';
import { newsletterReaders } from '../../newsletter/newsletter.table';
import { orderEvents } from '../../orders/order.table';
import { people } from '../../users/person.table';

const api = setUpAdminApi();
const { curator } = api;

async function activityOf(email: string): Promise<{ activity: Activity[]; total: number }> {
  const [person] = await api.db.select().from(people).where(eq(people.email, email));
  return curator.sees(`/person/${person?.id}/activity`);
}

/** The entries of a kind, without their times. */
async function entriesOf(email: string, kind: Activity['kind']) {
  const { activity } = await activityOf(email);
  return activity.filter((entry) => entry.kind === kind).map(({ at: _, kind: __, ...entry }) => entry);
}

const nothing = { subject_id: null, text: '', number: null, amount: null, status: null };

test('the steps of an order follow each other, the newest first', async () => {
  const { id: userId, email } = await addCustomer(api.db);
  const order = await addOrder(api.db, { userId, paidAt: new Date('2026-11-20T10:00:00Z') });
  const at = new Date('2026-11-21T10:00:00Z');
  await api.db.insert(orderEvents).values({ orderId: order.id, status: 'Shipped', at });
  const entry = { ...nothing, subject_id: order.id, text: order.artworkName, number: order.number };
  expect(await entriesOf(email, 'order')).toEqual([
    { ...entry, status: 'Shipped' },
    { ...entry, status: 'Paid' },
  ]);
});

test('a bid shows its lot and keeps its maximum private', async () => {
  const { id: userId, email } = await addCustomer(api.db);
  const auction = await addAuction(api.db);
  const lot = await addLot(api.db, auction, { number: 5 });
  await addLotBidder(api.db, lot.id, userId, 1);
  await addBid(api.db, lot.id, userId, { max: 987_654_321 });
  await api.db.insert(strikes).values({ userId, lotId: lot.id });
  const entry = { ...nothing, subject_id: auction.id, text: expect.any(String), number: 5 };
  expect(await entriesOf(email, 'bid')).toEqual([entry]);
  expect(await entriesOf(email, 'strike')).toEqual([entry]);
  expect(await entriesOf(email, 'lifted')).toEqual([]);
  expect(JSON.stringify(await activityOf(email))).not.toContain('987654321');
});

test('a person has what the address sent without the account', async () => {
  const { email } = await addCustomer(api.db);
  const work = await addArtwork(api.db);
  const sender = { fullname: 'Ada', email: email.toUpperCase(), mobile: '' };
  const enquiryId = randomUUID();
  await api.db
    .insert(enquiries)
    .values({ id: enquiryId, ...sender, artworkId: work.id, artworkName: work.name });
  const letter = { conversationId: enquiryId, byName: 'Ngọzi Eze' };
  await api.db.insert(letters).values([
    { ...letter, id: randomUUID(), fromGallery: true, text: 'It is.' },
    { ...letter, id: randomUUID(), fromGallery: false, text: 'Thank you.', sourceId: randomUUID() },
  ]);
  const message = { id: randomUUID(), firstname: 'Ada', lastname: '', phone: '', message: 'Good day' };
  await api.db.insert(contactMessages).values({ ...message, email });
  const about = { ...nothing, subject_id: enquiryId };
  expect(await entriesOf(email, 'enquiry')).toEqual([{ ...about, text: work.name }]);
  expect(await entriesOf(email, 'answer')).toEqual([{ ...about, text: 'It is.' }]);
  expect(await entriesOf(email, 'letter')).toEqual([{ ...about, text: 'Thank you.' }]);
  expect(await entriesOf(email, 'message')).toEqual([
    { ...nothing, subject_id: message.id, text: 'Good day' },
  ]);
});

test('a booking and the arrival at the door are two entries', async () => {
  const { email } = await addCustomer(api.db);
  const event = await addEvent(api.db);
  const id = randomUUID();
  const booking = { id, eventId: event.id, name: 'Ada', email, places: 2, status: 'confirmed' as const };
  await api.db.insert(bookings).values(booking);
  const checkIn = { bookingId: id, at: new Date(), phoneAt: new Date(), byName: 'Ngọzi Eze' };
  await api.db.insert(checkIns).values([
    { ...checkIn, id: randomUUID(), places: 1 },
    { ...checkIn, id: randomUUID(), places: 1, undoneAt: new Date() },
  ]);
  const entry = { ...nothing, subject_id: event.id, text: event.title };
  expect(await entriesOf(email, 'booking')).toEqual([{ ...entry, number: 2 }]);
  expect(await entriesOf(email, 'arrival')).toEqual([{ ...entry, number: 1 }]);
});

test('an address follows artists and reads the newsletter once it has confirmed them', async () => {
  const email = 'reader@post.example';
  const { id: userId } = await addCustomer(api.db, { email });
  const [own, mailed, asked] = [
    await addArtist(api.db),
    await addArtist(api.db, { firstname: 'Amina', lastname: 'Bello' }),
    await addArtist(api.db),
  ];
  await api.db.insert(followedArtists).values({ userId, artistId: own.id });
  const followerId = randomUUID();
  await api.db.insert(emailFollowers).values({ id: followerId, email });
  await api.db.insert(emailFollows).values([
    { id: randomUUID(), followerId, artistId: mailed.id, confirmedAt: new Date() },
    { id: randomUUID(), followerId, artistId: asked.id },
  ]);
  await api.db.insert(newsletterReaders).values({ id: randomUUID(), email, confirmedAt: new Date() });
  const followed = (await entriesOf(email, 'follow')).map(({ subject_id }) => subject_id);
  expect(followed.toSorted()).toEqual([own.id, mailed.id].toSorted());
  expect(await entriesOf(email, 'follow')).toContainEqual(
    expect.objectContaining({ text: 'Amina Bello', subject_id: mailed.id }),
  );
  expect(await entriesOf(email, 'newsletter')).toEqual([nothing]);
});

test('notes and finished reminders of staff are entries, and the account is the first', async () => {
  const { email } = await addCustomer(api.db);
  const [person] = await api.db.select().from(people).where(eq(people.email, email));
  const path = `/person/${person?.id}/notes`;
  const { note } = await curator.does('POST', path, { text: 'Call her.', due_on: '2099-11-27' });
  await curator.does('PUT', `${path}/${note._id}`, { done: true });
  const { activity, total } = await activityOf(email);
  expect(total).toBe(3);
  expect(activity.map(({ kind }) => kind)).toEqual(['reminded', 'note', 'account']);
  expect(activity[0]).toMatchObject({ text: 'Call her.' });
});

test('the answer keeps the newest entries and counts all', async () => {
  const { email } = await addCustomer(api.db);
  const message = { firstname: 'Ada', lastname: '', phone: '', email };
  const sent = Array.from({ length: 201 }, (_, at) => ({
    ...message,
    id: randomUUID(),
    message: `No. ${at}`,
  }));
  await api.db.insert(contactMessages).values(sent);
  const { activity, total } = await activityOf(email);
  expect(activity).toHaveLength(200);
  expect(total).toBe(202);
});

test('an unknown person has no activity', async () => {
  expect((await curator.sees(`/person/${randomUUID()}/activity`)).status).toBe(404);
});
