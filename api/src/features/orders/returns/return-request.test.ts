import { randomUUID } from 'node:crypto';
import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import { settingsWith } from '../../../testing/orders/settings-with';
import {
  alertsAbout,
  availabilityOf,
  emailSubjectsTo,
  emailTextTo,
  newOrderAdministrator,
  runDueJobs,
  setUpShop,
} from '../../../testing/setup/shop';
import { gallerySettings } from '../../settings/gallery-settings.table';
import { users } from '../../users/user.table';
import { orderEvents, orders } from '../order.table';

const shop = setUpShop();

type Headers = { authorization: string };

function asks(
  headers: Headers,
  id: string,
  method: 'POST' | 'PUT',
  payload: object,
  what = 'return-request',
) {
  return shop.app.inject({ method, url: `/api/order/${id}/${what}`, headers, payload });
}

async function newCurator() {
  const { user, headers } = await newBuyer(shop.app);
  await shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  return headers;
}

async function deliveredOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  const moves = await newOrderAdministrator(shop);
  await moves(ordered.order._id, { status: 'Shipped', delivery_date: '2096-12-01' });
  await moves(ordered.order._id, { status: 'Delivered' });
  return ordered;
}

const reason = { reason: 'It is larger than I thought.' };

test('a requested return is accepted, received, and refunded, with a mail at each step', async () => {
  const { buyer, order, work } = await deliveredOrder();
  expect(await buyer.sees(order._id)).toMatchObject({
    return_request: null,
    return_until: expect.stringMatching(/T23:00:00.000Z$/),
  });
  const asked = await asks(buyer.headers, order._id, 'POST', reason);
  expect(asked.json()).toMatchObject({ order: { return_request: { state: 'requested', ...reason } } });
  expect(await alertsAbout(shop, order._id)).toContainEqual(expect.stringContaining('wants to return'));
  const curator = await newCurator();
  const accepted = await asks(curator, order._id, 'PUT', { answer: 'accepted' });
  expect(accepted.json()).toMatchObject({
    order: {
      return_request: { state: 'accepted' },
      returning: { amount: work.price },
      open_refund: 'return',
    },
  });
  await asks(curator, order._id, 'PUT', { outcome: 'received' }, 'return');
  await runDueJobs(shop);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', return_until: null });
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(
    expect.arrayContaining(['Return requested', 'Return accepted', 'Return received', 'Refund']),
  );
  const mail = await emailTextTo(shop, buyer.user.email, 'Return accepted');
  expect(mail).toContain('Send it to Uli Gallery, 12 Uli Close, Ikoyi, Lagos, within 14 days of this mail.');
  expect(await emailTextTo(shop, buyer.user.email, 'Return received')).toContain(
    'Our reason: Return within 14 days.',
  );
});

test.each([
  ['a return', 'accepted', { amount: 1, returns: true }],
  ['a refund of all', 'accepted', { amount: 250_000, returns: false }],
  ['a refund of a part', 'requested', { amount: 1, returns: false }],
])('%s by staff leaves the request of the customer %s', async (_what, state, refund) => {
  const { buyer, order } = await deliveredOrder();
  await asks(buyer.headers, order._id, 'POST', reason);
  const sent = { ...refund, key: randomUUID(), reason: 'The frame is damaged.' };
  expect((await asks(await newCurator(), order._id, 'POST', sent, 'refunds')).statusCode).toBe(200);
  expect(await buyer.sees(order._id)).toMatchObject({ return_request: { state } });
});

test('staff list the orders whose return waits for an answer', async () => {
  const { buyer, order } = await deliveredOrder();
  await asks(buyer.headers, order._id, 'POST', reason);
  const curator = await newCurator();
  const waiting = async (): Promise<OrderRow[]> =>
    (await shop.app.inject({ url: '/api/order?refund=return-requested', headers: curator })).json().orders;
  const row = expect.objectContaining({ _id: order._id, return_requested: true, collected: false });
  expect(await waiting()).toContainEqual(row);
  await asks(curator, order._id, 'PUT', { answer: 'declined', reason: 'The frame was changed.' });
  expect(await waiting()).not.toContainEqual(row);
});

test('a declined request tells the buyer the reason and stays answered', async () => {
  const { buyer, order } = await deliveredOrder();
  await asks(buyer.headers, order._id, 'POST', {});
  const curator = await newCurator();
  expect((await asks(curator, order._id, 'PUT', { answer: 'declined' })).statusCode).toBe(422);
  await asks(curator, order._id, 'PUT', { answer: 'declined', reason: 'The frame was changed.' });
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Delivered',
    return_request: { state: 'declined', reason: '' },
    returning: null,
  });
  expect(await emailSubjectsTo(shop, buyer.user.email)).toContain('Return declined');
  expect((await asks(curator, order._id, 'PUT', { answer: 'accepted' })).statusCode).toBe(409);
  const again = await asks(buyer.headers, order._id, 'POST', reason);
  expect(again.json().message).toBe('You have requested this return already.');
});

test('ten simultaneous requests leave one, and ten simultaneous answers open one return', async () => {
  const { buyer, order } = await deliveredOrder();
  const ten = Array.from({ length: 10 });
  const asked = await Promise.all(ten.map(() => asks(buyer.headers, order._id, 'POST', reason)));
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...ten.slice(1).map(() => 409)]);
  const curator = await newCurator();
  const answers = await Promise.all(ten.map(() => asks(curator, order._id, 'PUT', { answer: 'accepted' })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await asks(curator, order._id, 'PUT', { outcome: 'canceled' }, 'return');
});

test('refuses a request before the delivery, and another customer finds no order', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  const early = await asks(buyer.headers, order._id, 'POST', reason);
  expect(early.json().message).toMatch(/when it has arrived/);
  const other = await newBuyer(shop.app);
  expect((await asks(other.headers, order._id, 'POST', reason)).statusCode).toBe(404);
  expect((await asks(other.headers, order._id, 'PUT', { answer: 'accepted' })).statusCode).toBe(403);
});

test('refuses a request after the 14 days and names their end', async () => {
  const { buyer, order } = await deliveredOrder();
  await shop.db
    .update(orderEvents)
    .set({ at: sql`${orderEvents.at} - interval '16 days'` })
    .where(eq(orderEvents.orderId, order._id));
  const late = await asks(buyer.headers, order._id, 'POST', reason);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toMatch(/^The 14 days for a return ended on \w+ \d+, \d{4}\./);
});

test('a change of the setting does not move the end of a placed order', async () => {
  const { buyer, order } = await deliveredOrder();
  const { return_until } = await buyer.sees(order._id);
  await shop.db.insert(gallerySettings).values(settingsWith({ returnDays: 30, offerDays: 5 }));
  expect((await buyer.sees(order._id)).return_until).toBe(return_until);
  const later = await deliveredOrder();
  const { return_until: end } = await later.buyer.sees(later.order._id);
  expect(Date.parse(end ?? '') - Date.parse(return_until ?? '')).toBe(16 * 86_400_000);
  await shop.db.delete(gallerySettings);
});

test('refuses the return of a won lot, and a long reason', async () => {
  const { buyer, order } = await deliveredOrder();
  const long = await asks(buyer.headers, order._id, 'POST', { reason: 'x'.repeat(501) });
  expect(long.statusCode).toBe(422);
  const priceParts = [{ label: 'Hammer price', amount: 250_000 }];
  await shop.db.update(orders).set({ priceParts }).where(eq(orders.id, order._id));
  const won = await asks(buyer.headers, order._id, 'POST', reason);
  expect(won.json().message).toMatch(/won in an auction cannot come back/);
  await shop.db.update(orders).set({ priceParts: null }).where(eq(orders.id, order._id));
});
