import { randomUUID } from 'node:crypto';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { wallClockOf } from '@gallery/shared/domain/clock';
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addArtwork } from '../../../testing/gallery/records';
import { newGuest } from '../../../testing/orders/guests';
import {
  availabilityOf,
  emailSubjectsTo,
  emailTextTo,
  runDueJobs,
  setUpShop,
} from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

async function orderedByGuest() {
  const [work, guest] = [await addArtwork(shop.db), await newGuest(shop.app, shop.db)];
  const { order, payment } = (await guest.order(work.id)).json<OrderPaymentAnswer>();
  return { work, guest, id: order._id, number: order.number, reference: payment?.reference ?? '' };
}

async function paidByGuest() {
  const ordered = await orderedByGuest();
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.guest.does(ordered.id, 'verify');
  return ordered;
}

test('a declined card keeps the hold of a guest, and another payment settles the order', async () => {
  const { guest, work, id, reference } = await orderedByGuest();
  shop.bank.books.set(reference, { status: 'failed', amount: 0, currency: 'NGN' });
  const declined = await guest.does(id, 'verify');
  expect(declined.json().order).toMatchObject({ status: 'Pending', confirming: false });
  expect(await availabilityOf(shop, work.id)).toBe('held');
  const again = (await guest.does(id, 'pay')).json<OrderPaymentAnswer>().payment;
  expect(again?.reference).not.toBe(reference);
  shop.bank.pays(again?.reference ?? '', work.price);
  await guest.does(id, 'verify');
  expect((await guest.sees(id)).json().order.status).toBe('Paid');
});

test('a guest learns the current price, and nothing is held', async () => {
  const [work, guest] = [await addArtwork(shop.db), await newGuest(shop.app, shop.db)];
  await shop.db.update(artworks).set({ price: 300_000 }).where(eq(artworks.id, work.id));
  const refused = await guest.order(work.id);
  expect([refused.statusCode, refused.json().price]).toEqual([409, 300_000]);
  expect(await availabilityOf(shop, work.id)).toBe('available');
});

test('a refund to a guest reaches the mails, the papers, and the accounts', async () => {
  const { guest, id, number } = await paidByGuest();
  const refund = { key: randomUUID(), amount: 50_000, reason: 'A scratch.' };
  expect((await curator.does('POST', `/order/${id}/refunds`, refund)).status).toBe(200);
  await runDueJobs(shop);
  const { order } = (await guest.sees(id)).json();
  expect(order.papers).toContainEqual(expect.objectContaining({ kind: 'credit note' }));
  expect(await emailSubjectsTo(shop, guest.guest.email)).toContain('Refund');
  const today = wallClockOf(new Date().toISOString()).slice(0, 10);
  const url = `/api/order/accounts.csv?from=${today}&to=${today}`;
  const lines = (await shop.app.inject({ url, headers: curator.headers })).body.split('\r\n');
  const ofOrder = lines.filter((line) => line.includes(`,${number},`) && line.includes('Tunde Adeniyi'));
  expect(ofOrder.map((line) => /Payment|Refund/.exec(line)?.[0])).toEqual(['Payment', 'Refund']);
});

test('a guest returns a delivered work through the link of a mail', async () => {
  const { guest, work, id } = await paidByGuest();
  await curator.does('PUT', `/order/${id}/status`, { status: 'Shipped', delivery_date: '2096-12-01' });
  await curator.does('PUT', `/order/${id}/status`, { status: 'Delivered' });
  const mail = await emailTextTo(shop, guest.guest.email, 'Your order');
  const token = /your-order#(\S+)/.exec(mail)?.[1] ?? 'none';
  const url = `/api/order/${id}/return-request`;
  const headers = { authorization: `Order ${token}` };
  const payload = { reason: 'It is larger than I thought.' };
  const asked = await shop.app.inject({ method: 'POST', url, headers, payload });
  expect(asked.json().order.return_request).toMatchObject({ state: 'requested', ...payload });
  await curator.does('PUT', `/order/${id}/return-request`, { answer: 'accepted' });
  await curator.does('PUT', `/order/${id}/return`, { outcome: 'received' });
  await runDueJobs(shop);
  expect((await guest.sees(id)).json().order.status).toBe('Refunded');
  expect(await availabilityOf(shop, work.id)).toBe('available');
});
