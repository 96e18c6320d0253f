import { randomUUID } from 'node:crypto';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import { dueNow } from '../../../db/columns';
import { addArtwork } from '../../../testing/gallery/records';
import { guestForm, linkIn, newestTextTo, newGuest } from '../../../testing/orders/guests';
import { newBuyer } from '../../../testing/orders/orders';
import { endHold, runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { guestSessions } from '../../guests/guest.table';
import { invoices } from '../../papers/invoices/invoice.table';
import { users } from '../../users/user.table';
import { orders } from '../order.table';

const shop = setUpShop();

async function orderedByGuest(form = guestForm()) {
  const [work, guest] = [await addArtwork(shop.db), await newGuest(shop.app, shop.db, form)];
  const { order, payment } = (await guest.order(work.id)).json<OrderPaymentAnswer>();
  return { work, guest, order, reference: payment?.reference ?? '' };
}

async function paidByGuest(form = guestForm()) {
  const bought = await orderedByGuest(form);
  const amount = bought.work.price * 100;
  shop.bank.books.set(bought.reference, { status: 'success', amount, currency: 'NGN' });
  await bought.guest.does(bought.order._id, 'verify');
  return bought;
}

test('a guest orders, pays, and gets the mails, the invoice, and the signed link', async () => {
  const { guest, order } = await paidByGuest();
  expect(order).toMatchObject({ status: 'Pending', user_id: null, address: '12 Aba Road, Port Harcourt' });
  const seen = (await guest.sees(order._id)).json().order;
  expect(seen).toMatchObject({ status: 'Paid', papers: [{ kind: 'invoice' }, { kind: 'certificate' }] });
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
  expect(invoice?.billTo).toMatchObject({ name: 'Tunde Adeniyi' });
  const headers = await linkIn(shop.db, guest.guest.email);
  const linked = await shop.app.inject({ url: `/api/order/${order._id}/guest`, headers });
  expect(linked.json()).toMatchObject({ order: { _id: order._id }, guest: { email: guest.guest.email } });
  const url = `/api/order/${order._id}/papers/${seen.papers[0].number}`;
  expect((await shop.app.inject({ url, headers })).headers['content-type']).toBe('application/pdf');
});

test('ten guests race for a work, and one holds it', async () => {
  const work = await addArtwork(shop.db);
  const guests = await Promise.all(Array.from({ length: 10 }, () => newGuest(shop.app, shop.db)));
  const answers = await Promise.all(guests.map((guest) => guest.order(work.id)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, ...Array(9).fill(409)]);
});

test('a guest holds one work, whatever the number of confirmations, and a repeated key repeats the order', async () => {
  const form = guestForm();
  const first = await orderedByGuest(form);
  const again = await newGuest(shop.app, shop.db, form);
  const [other, key] = [await addArtwork(shop.db), randomUUID()];
  expect((await again.order(other.id)).statusCode).toBe(409);
  expect((await again.order(first.work.id, key)).json().order._id).toBe(first.order._id);
  expect((await again.order(first.work.id, key)).statusCode).toBe(200);
  expect((await again.does(first.order._id, 'cancel')).json().message).toBe('Your order is canceled.');
  expect(await newestTextTo(shop.db, form.email)).toContain('is canceled');
});

test('an expired hold of a guest frees the work', async () => {
  const { guest, work, order } = await orderedByGuest();
  await endHold(shop, order._id);
  await runDueJobs(shop);
  expect((await guest.sees(order._id)).json().order.status).toBe('Canceled');
  expect((await guest.order(work.id)).statusCode).toBe(201);
});

test('a guest’s token opens no order of others and nothing but buying', async () => {
  const [mine, theirs] = [await newGuest(shop.app, shop.db), await orderedByGuest()];
  const customer = await newBuyer(shop.app);
  expect((await mine.sees(theirs.order._id)).statusCode).toBe(404);
  for (const action of ['pay', 'verify', 'cancel'] as const)
    expect((await mine.does(theirs.order._id, action)).statusCode).toBe(404);
  for (const id of [theirs.guest.guest._id, customer.user._id]) {
    const url = `/api/order/user/${id}`;
    expect((await shop.app.inject({ url, headers: mine.headers })).statusCode).toBe(404);
  }
  for (const path of ['account/bookings', 'saved/lists', 'order', 'dashboard', 'bidder/bids']) {
    const answer = await shop.app.inject({ url: `/api/${path}`, headers: mine.headers });
    expect([path, answer.statusCode]).toEqual([path, 401]);
  }
  const asCustomer = { authorization: mine.headers.authorization.replace('Guest', 'Bearer') };
  const url = `/api/order/user/${mine.guest._id}`;
  expect((await shop.app.inject({ url, headers: asCustomer })).statusCode).toBe(401);
});

test('an ended token buys nothing', async () => {
  const { guest, order } = await orderedByGuest();
  await shop.db.update(guestSessions).set({ endsAt: dueNow });
  expect((await guest.sees(order._id)).statusCode).toBe(401);
  expect((await guest.makesAccount()).statusCode).toBe(401);
});

test('a wrong link, the link of another order, and one after a year answer 404', async () => {
  const [one, other] = [await orderedByGuest(), await orderedByGuest()];
  const headers = await linkIn(shop.db, one.guest.guest.email);
  const reads = (id: string, given = headers) =>
    shop.app.inject({ url: `/api/order/${id}`, headers: given }).then(({ statusCode }) => statusCode);
  expect(await reads(one.order._id)).toBe(200);
  expect(await reads(other.order._id)).toBe(404);
  const forged = `Order ${other.order._id}.${headers.authorization.split('.')[1]}`;
  for (const authorization of [forged, `${headers.authorization}x`, `Order ${one.order._id}`])
    expect(await reads(other.order._id, { authorization })).toBe(404);
  const create = { method: 'POST', url: '/api/order/create', headers, payload: {} } as const;
  expect((await shop.app.inject(create)).statusCode).toBe(401);
  const old = { createdAt: sql`now() - interval '366 days'` };
  await shop.db.update(orders).set(old).where(eq(orders.id, one.order._id));
  expect(await reads(one.order._id)).toBe(404);
  expect((await shop.app.inject({ url: `/api/order/${one.order._id}/guest`, headers })).statusCode).toBe(404);
});

test('the back office lists, finds, and accounts for the order of a guest', async () => {
  const { guest, order } = await paidByGuest();
  const { headers, user } = await newBuyer(shop.app);
  await shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  const reads = (path: string) => shop.app.inject({ url: `/api/order${path}`, headers });
  for (const q of [guest.guest.email, 'Adeniyi', '0802 555 0177'])
    expect((await reads(`?q=${encodeURIComponent(q)}`)).json().orders).toContainEqual(
      expect.objectContaining({ _id: order._id, name: 'Tunde Adeniyi', is_guest: true }),
    );
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const record = (await reads(`/${order._id}/record`)).json().order;
  expect(record.buyer).toMatchObject({ email: guest.guest.email, is_guest: true });
  expect((await reads(`/accounts.csv?from=${today}&to=${today}`)).body).toContain(`${order.number},`);
});
