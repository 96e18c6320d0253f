import { eq } from 'drizzle-orm';
import { linkIn, newGuest } from '../../../testing/orders/guests';
import { newBuyer } from '../../../testing/orders/orders';
import {
  accraText,
  addSizedWork,
  askedOrder,
  declined,
  inLagos,
  newQuoter,
  ordersTo,
  priceLagos,
} from '../../../testing/orders/quotes';
import { testMail } from '../../../testing/server/test-app';
import { failAt } from '../../../testing/setup/fail-at';
import {
  alertsAbout,
  availabilityOf,
  emailTextTo,
  endHold,
  runDueJobs,
  setUpShop,
} from '../../../testing/setup/shop';
import { deliveryTables } from '../../delivery/delivery-table.table';
import { orders } from '../order.table';

const shop = setUpShop();
const hour = 3_600_000;
const hoursTo = (time: string | null) => Math.round((Date.parse(time ?? '') - Date.now()) / hour);

beforeEach(() => shop.db.delete(deliveryTables));

test('a customer asks, the gallery names the price, and the customer pays all of it', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  expect(order).toMatchObject({
    status: 'Pending',
    delivery: null,
    delivery_quote: { state: 'asked', reply: '' },
  });
  expect(hoursTo(order.held_until)).toBe(48);
  expect(await availabilityOf(shop, work.id)).toBe('held');
  const subject = `Delivery price requested: Noon · order ${order.number}`;
  const asked = await emailTextTo(shop, buyer.user.email, subject);
  expect(asked).toMatch(/We hold Noon for you until .+ \(Lagos\)/);
  expect(asked).toContain('Total without delivery: #250,000');
  const told = await emailTextTo(
    shop,
    testMail.galleryEmail,
    `Delivery price wanted: Noon · order ${order.number}`,
  );
  expect(told).toContain(`Delivery address: ${accraText}`);
  expect(await alertsAbout(shop, order._id)).toEqual([
    expect.stringContaining('asks what the delivery of “Noon”'),
  ]);
  expect((await buyer.does(order._id, 'pay')).json().message).toMatch(/has no price yet/);

  const curator = await newQuoter(shop);
  await shop.db
    .update(orders)
    .set({ heldUntil: new Date(Date.now() + hour) })
    .where(eq(orders.id, order._id));
  const sent = { answer: 'priced', address: accraText, amount: '40,000', message: 'By air, ten days' };
  const answered = await curator.answer(order._id, sent);
  expect(answered.json()).toMatchObject({
    message: 'Price sent. The customer can pay now.',
    order: { artwork_id: { price: 290_000 }, delivery: { amount: 40_000, zone: 'Ghana' } },
  });
  const seen = await buyer.sees(order._id);
  expect(seen.delivery_quote).toMatchObject({ state: 'answered', reply: 'By air, ten days' });
  expect(hoursTo(seen.held_until)).toBe(48);
  const mail = await emailTextTo(shop, buyer.user.email, 'Your delivery price: Noon');
  expect(mail).toContain('Pay #290,000:');
  expect(mail).toContain('“By air, ten days”');
  expect(mail).toContain('Delivery and insurance, Ghana: #40,000');
  const { audit } = (await curator.sees(`/order/${order._id}/record`)).json();
  expect(audit).toEqual([
    expect.objectContaining({ action: 'Delivery price given', to: `#40,000 to ${accraText}` }),
  ]);

  const { payment } = (await buyer.does(order._id, 'pay')).json();
  expect(payment.amount).toBe(29_000_000);
  shop.bank.pays(payment.reference, 290_000);
  expect((await buyer.does(order._id, 'verify')).json().order.status).toBe('Paid');
});

test('a guest asks, and pays from the link of the mail', async () => {
  const [work, guest] = [await addSizedWork(shop), await newGuest(shop.app, shop.db)];
  const { order } = (await ordersTo(shop, guest.headers, work.id)).json();
  expect(order.delivery_quote).toMatchObject({ state: 'asked' });
  expect((await (await newQuoter(shop)).answer(order._id)).statusCode).toBe(200);
  const headers = await linkIn(shop.db, guest.guest.email);
  const paid = await shop.app.inject({ method: 'POST', url: `/api/order/${order._id}/pay`, headers });
  expect(paid.json().payment.amount).toBe(29_000_000);
});

test('a declined delivery frees the work and tells the customer why', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  const curator = await newQuoter(shop);
  expect((await curator.answer(order._id, { ...declined, message: ' ' })).statusCode).toBe(422);
  expect((await curator.answer(order._id, declined)).statusCode).toBe(200);
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Canceled',
    delivery_quote: { state: 'declined', reply: 'Too heavy to fly' },
  });
  const mail = await emailTextTo(shop, buyer.user.email, 'No delivery: Noon');
  expect(mail).toContain('“Too heavy to fly”');
  expect(mail).toContain('Nothing was charged.');
});

test('the end of the hold frees the work, apologizes, and lets the customer order again at once', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  await endHold(shop, order._id);
  const late = await (await newQuoter(shop)).answer(order._id);
  expect(late.json().message).toBe('The hold of this order has ended.');
  await runDueJobs(shop);
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Canceled',
    delivery_quote: { state: 'asked' },
  });
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect(await emailTextTo(shop, buyer.user.email, 'Canceled: Noon')).toContain('We are sorry');
  expect(await alertsAbout(shop, order._id)).toContainEqual(
    expect.stringMatching(/without a delivery price/),
  );
  expect((await ordersTo(shop, buyer.headers, work.id)).statusCode).toBe(201);
});

test('the customer cancels, and the gallery can no longer answer', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  expect((await buyer.does(order._id, 'cancel')).statusCode).toBe(200);
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect((await (await newQuoter(shop)).answer(order._id)).json().message).toMatch(/does not wait/);
});

test('an answer for an address that the customer has changed meanwhile is refused', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  const away = { deliver_to: { ...inLagos, country: 'BJ', state: '', city: 'Cotonou' }, delivery: null };
  expect((await ordersTo(shop, buyer.headers, work.id, away)).json().order.address).toMatch(/Benin$/);
  expect((await (await newQuoter(shop)).answer(order._id)).json().message).toMatch(
    /changed the delivery address/,
  );
});

test('only staff answer, and staff find the waiting orders', async () => {
  const { buyer, order } = await askedOrder(shop);
  const url = `/api/order/${order._id}/delivery-quote`;
  const payload = { answer: 'priced', address: accraText, amount: 1 };
  const own = await shop.app.inject({ method: 'PUT', url, headers: buyer.headers, payload });
  expect(own.statusCode).toBe(403);
  const other = await newBuyer(shop.app);
  expect((await other.does(order._id, 'cancel')).statusCode).toBe(404);
  const curator = await newQuoter(shop);
  const waiting = async () => (await curator.sees('/order?quote=asked')).json().orders;
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ _id: order._id, delivery_quote: 'asked' }),
  );
  await curator.answer(order._id);
  expect(await waiting()).not.toContainEqual(expect.objectContaining({ _id: order._id }));
});

test.each([
  [{ answer: 'priced', address: accraText }, /price of the delivery is required/],
  [{ answer: 'priced', address: accraText, amount: -1 }, /whole number of naira/],
  [{ answer: 'priced', address: accraText, amount: 1.5 }, /whole number of naira/],
  [{ answer: 'priced', address: accraText, amount: [5] }, /whole number of naira/],
  [{ answer: 'priced', address: accraText, amount: 100_000_001 }, /whole number of naira/],
  [{ answer: 'maybe', address: accraText, amount: 1 }, /priced, declined/],
  [{ answer: 'priced', amount: 1 }, /address is required/],
  [{ ...declined, message: 'x'.repeat(501) }, /at most 500/],
])('refuses the answer %j', async (payload, message) => {
  const { order } = await askedOrder(shop);
  const answer = await (await newQuoter(shop)).answer(order._id, payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(message);
});

test('an answer that is killed before its commit leaves the order waiting', async () => {
  const { order, buyer } = await askedOrder(shop);
  const curator = await newQuoter(shop);
  const killed = await failAt('quote answered', () => curator.answer(order._id));
  expect(killed.statusCode).toBe(500);
  expect(await buyer.sees(order._id)).toMatchObject({
    delivery_quote: { state: 'asked' },
    artwork_id: { price: 250_000 },
  });
  expect((await curator.answer(order._id)).statusCode).toBe(200);
});

test('the database refuses to pay for, or to decline without words, an order without its price', async () => {
  await priceLagos(shop, 18_000);
  const { order } = await askedOrder(shop);
  const set = (values: object) => shop.db.update(orders).set(values).where(eq(orders.id, order._id));
  await expect(set({ status: 'Paid', heldUntil: null })).rejects.toThrow();
  await expect(set({ quoteState: 'answered' })).rejects.toThrow();
  await expect(set({ delivery: 5, deliveryZone: 'Ghana' })).rejects.toThrow();
  await expect(set({ status: 'Canceled', heldUntil: null, quoteState: 'declined' })).rejects.toThrow();
});
