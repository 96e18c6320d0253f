import { randomUUID } from 'node:crypto';
import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtist, addArtwork, addEvent } from '../../testing/gallery/records';
import { orderedWork } from '../../testing/orders/orders';
import { setUpAdminShop } from '../../testing/setup/setup-api';
import { artworks } from '../artworks/artwork.table';
import { notifications } from './notification.table';
import { deleteOldNotifications } from './save-notification';

const shop = setUpAdminShop();
const { curator } = shop;
beforeEach(() => shop.db.delete(notifications));

const visitorSends = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
const sendMessage = (textarea = 'Good day') =>
  visitorSends('/api/contact', { firstName: 'Ngozi', email: 'ngozi@mail.example', textarea });

test('a paid order notifies the curators once', async () => {
  const { order, work, buyer, reference } = await orderedWork(shop.app, shop.db);
  const artist = await addArtist(shop.db, { firstname: 'Ngozi', lastname: 'Eze' });
  await shop.db
    .update(artworks)
    .set({ artistId: artist.id, type: 'Sculpture' })
    .where(eq(artworks.id, work.id));
  expect((await curator.sees('/notification')).notifications).toEqual([]);
  shop.bank.pays(reference, work.price);
  await Promise.all([buyer.does(order._id, 'verify'), buyer.does(order._id, 'verify')]);
  expect(await curator.sees('/notification')).toEqual({
    status: 200,
    notifications: [
      {
        _id: expect.any(String),
        tag: 'Order Alert',
        text: 'Adébáyọ̀ Ọlátúnjí paid for “Harmattan Morning” by Ngozi Eze. Order 1001.',
        category: 'Art Sculpture',
        subject_id: order._id,
        event_id: null,
        at: expect.any(String),
        read: false,
      },
    ],
    next: null,
    unread: 1,
  });
});

test('an enquiry, a message and a booking notify the curators', async () => {
  const [work, event] = [await addArtwork(shop.db), await addEvent(shop.db, { capacity: 2 })];
  const about = { artname: work.name, artimg: '', art_id: work.id };
  const sender = { fullname: 'Chidi Obi', email: 'chidi@mail.example', mobile: '08030000000' };
  await visitorSends('/api/auth/sendmail', { ...sender, ...about });
  await sendMessage();
  await visitorSends('/api/contact', { email: 'only@mail.example', textarea: 'Good day' });
  const booking = { name: 'Ada Obi', email: 'ada@mail.example' };
  await visitorSends(`/api/event/${event.id}/booking`, { ...booking, places: 2 });
  await visitorSends(`/api/event/${event.id}/booking`, { ...booking, places: 1 });
  const { notifications: reported } = await curator.sees('/notification');
  expect(reported.map(({ tag, text, category }: Notification) => [tag, text, category])).toEqual([
    ['Booking', 'Ada Obi waits for 1 place at “Art Exhibition”.', null],
    ['Booking', 'Ada Obi has booked 2 places for “Art Exhibition”.', null],
    ['Message', 'only@mail.example has written to the gallery.', null],
    ['Message', 'Ngozi has written to the gallery.', null],
    ['Enquiry', 'Chidi Obi asks about “Harmattan Morning”.', 'Art Painting'],
  ]);
  expect(reported[0].event_id).toBe(event.id);
});

test('keeps a notification unread for others when one administrator reads it', async () => {
  const other = await newAdministrator(shop.app, shop.db);
  await sendMessage();
  await sendMessage();
  const [newest] = (await curator.sees('/notification')).notifications;
  for (const _ of ['once', 'twice']) {
    expect(await curator.does('PUT', `/notification/${newest._id}/read`)).toEqual({ status: 200, unread: 1 });
  }
  const { notifications: reported } = await curator.sees('/notification');
  expect(reported.map(({ read }: Notification) => read)).toEqual([true, false]);
  expect((await curator.sees('/notification?unread=true')).notifications).toHaveLength(1);
  expect((await other.sees('/notification')).unread).toBe(2);
  expect(await curator.does('PUT', '/notification/read')).toEqual({ status: 200, unread: 0 });
  expect((await curator.sees('/notification?unread=true')).notifications).toEqual([]);
  expect((await other.sees('/notification')).unread).toBe(2);
});

test('a new administrator starts with no unread notifications', async () => {
  await sendMessage();
  await shop.db.update(notifications).set({ createdAt: new Date(Date.now() - 60_000) });
  const newcomer = await newAdministrator(shop.app, shop.db);
  expect(await newcomer.sees('/notification')).toMatchObject({ unread: 0, notifications: [{ read: true }] });
  await sendMessage('Once more');
  expect(await newcomer.sees('/notification')).toMatchObject({
    unread: 1,
    notifications: [{ read: false }, { read: true }],
  });
  expect((await newcomer.sees('/notification?unread=true')).notifications).toHaveLength(1);
});

test('deletes notifications older than a year', async () => {
  const [old, recent] = [new Date(Date.now() - 367 * 86_400_000), new Date(Date.now() - 360 * 86_400_000)];
  for (const createdAt of [old, recent]) {
    const message = { tag: 'Message' as const, text: 'Ada has written.', subjectId: randomUUID() };
    await shop.db.insert(notifications).values({ ...message, id: randomUUID(), createdAt });
  }
  await deleteOldNotifications(shop.db);
  expect(await shop.db.select().from(notifications)).toMatchObject([{ createdAt: recent }]);
});

test('filters the list by tag and pages through it', async () => {
  const event = await addEvent(shop.db);
  for (const _ of [1, 2, 3]) await sendMessage();
  await visitorSends(`/api/event/${event.id}/booking`, { name: 'Ada', email: 'a@mail.example', places: 1 });
  const first = await curator.sees('/notification?tag=Message&limit=2');
  const second = await curator.sees(`/notification?tag=Message&limit=2&cursor=${first.next}`);
  expect([first.notifications.length, second.notifications.length, second.next]).toEqual([2, 1, null]);
  expect(new Set([...first.notifications, ...second.notifications].map(({ _id }) => _id)).size).toBe(3);
  expect(first.unread).toBe(4);
});

test('creates no notification for a refused message', async () => {
  await visitorSends('/api/contact', { email: 'ngozi', textarea: '' });
  expect((await curator.sees('/notification')).unread).toBe(0);
});

test.each(['tag=Order', 'unread=false', 'limit=101', 'cursor=x'])('refuses %s', async (query) => {
  const refused = await curator.sees(`/notification?${query}`);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual([query.split('=')[0]]);
});

test('answers a notification by its id with the read state of the administrator', async () => {
  await sendMessage();
  const [reported] = (await curator.sees('/notification')).notifications;
  expect(await curator.sees(`/notification/${reported._id}`)).toEqual({
    status: 200,
    notification: reported,
  });
  await curator.does('PUT', `/notification/${reported._id}/read`);
  expect((await curator.sees(`/notification/${reported._id}`)).notification.read).toBe(true);
});

test('answers administrators only', async () => {
  await sendMessage();
  const [reported] = (await curator.sees('/notification')).notifications;
  const url = `/api/notification/${reported._id}`;
  const customer = bearer((await signUp(shop.app)).token);
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
  expect((await shop.app.inject({ url, headers: customer })).statusCode).toBe(403);
});

test('answers 404 for an unknown notification', async () => {
  for (const id of ['nothing', randomUUID()]) {
    expect((await curator.sees(`/notification/${id}`)).status).toBe(404);
    expect((await curator.does('PUT', `/notification/${id}/read`)).status).toBe(404);
  }
});
