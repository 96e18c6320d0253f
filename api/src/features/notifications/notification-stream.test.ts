// Runs on both databases, because each delivers notifications in its own way.
import type { NotificationEvent } from '@gallery/shared/contract/inbox/notification.schema';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtwork } from '../../testing/gallery/records';
import { newBuyer, openShop } from '../../testing/orders/orders';
import { type Following, follow, listenOn } from '../../testing/server/event-stream';

let database: OpenDatabase;
let shop: ReturnType<typeof openShop>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;
let url: string;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = openShop(database.db, { listen: database.listen });
  url = `${await listenOn(shop.app)}/api/notification/stream`;
  curator = await newAdministrator(shop.app, database.db);
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

function sendsMessage(firstName: string) {
  const payload = { firstName, email: 'ngozi@mail.example', textarea: 'Good day' };
  return shop.app.inject({ method: 'POST', url: '/api/contact', payload });
}

async function news(stream: Following): Promise<NotificationEvent> {
  const { event, data } = await stream.next();
  expect(event).toBe('notification');
  return JSON.parse(data);
}

test('sends a sale to each connected administrator with the own unread count', async () => {
  const other = await newAdministrator(shop.app, database.db);
  await sendsMessage('Ngozi');
  await curator.does('PUT', '/notification/read');
  const streams = [await follow(url, curator.headers), await follow(url, other.headers)];
  for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'start' });
  const [work, buyer] = [await addArtwork(database.db), await newBuyer(shop.app)];
  const { order, payment } = (await buyer.order(work.id)).json();
  shop.bank.pays(payment.reference, work.price);
  await buyer.does(order._id, 'verify');
  const [mine, theirs] = await Promise.all(streams.map(news));
  expect(mine).toMatchObject({ notification: { tag: 'Order Alert', subject_id: order._id }, unread: 1 });
  expect(theirs).toMatchObject({ notification: { tag: 'Order Alert', read: false }, unread: 2 });
  for (const stream of streams) stream.leave();
});

test('sends a returning reader what it missed, in order, and nothing twice', async () => {
  const stream = await follow(url, curator.headers);
  await stream.next();
  await sendsMessage('First');
  const seen = await stream.next();
  stream.leave();
  await sendsMessage('Second');
  await sendsMessage('Third');
  const back = await follow(url, { ...curator.headers, 'last-event-id': String(seen.id) });
  expect(await back.next()).toMatchObject({ event: 'start', data: '{"resumed":true}' });
  expect((await news(back)).notification.text).toMatch(/^Second /);
  expect((await news(back)).notification.text).toMatch(/^Third /);
  back.leave();
});

test('sends the events of parallel writers in one order', async () => {
  const stream = await follow(url, curator.headers);
  await stream.next();
  const names = Array.from({ length: 12 }, (_, number) => `Writer ${number}`);
  await Promise.all(names.map(sendsMessage));
  const reported = [];
  for (const _ of names) reported.push(await stream.next());
  const texts = reported.map(({ data }) => JSON.parse(data).notification.text);
  expect(texts.toSorted()).toEqual(names.map((name) => `${name} has written to the gallery.`).toSorted());
  const ids = reported.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  stream.leave();
});

test('refuses visitors, customers, and ended sessions', async () => {
  await expect(follow(url)).rejects.toThrow('401');
  const customer = await signUp(shop.app);
  await expect(follow(url, bearer(customer.token))).rejects.toThrow('403');
  const leaving = await newAdministrator(shop.app, database.db);
  await leaving.does('POST', '/auth/logout');
  await expect(follow(url, leaving.headers)).rejects.toThrow('401');
});
