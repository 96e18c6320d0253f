import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import { changePayment, paymentOf } from '../../../testing/payments/payment-rows';
import { setUpShop } from '../../../testing/setup/shop';
import { claimPayment, closeOpenPayment, releaseClaim, saveAccessCode } from './claim-payment';

const shop = setUpShop();

const claim = (orderId: string, more: Partial<Parameters<typeof claimPayment>[2]> = {}) =>
  claimPayment(shop.context, orderId, { mayBegin: true, ...more });

const rowOf = (reference: string) => paymentOf(shop.db, reference);
const change = (reference: string, changes: Parameters<typeof changePayment>[2]) =>
  changePayment(shop.db, reference, changes);

/** Returns an order whose open payment has no access code yet. */
async function unopened(claimedUntil: SQL | null = null) {
  const { order, reference } = await orderedWork(shop.app, shop.db);
  await change(reference, { accessCode: null, claimedUntil });
  return { orderId: order._id, reference };
}

test('a payment with a form is opened again', async () => {
  const { order, reference } = await orderedWork(shop.app, shop.db);
  expect(await claim(order._id)).toMatchObject({
    next: 'open',
    payment: { reference },
    order: { id: order._id },
  });
});

test('a caller waits while another begins the payment, and takes it over after twelve seconds', async () => {
  const { orderId, reference } = await unopened(sql`clock_timestamp() + interval '1 minute'`);
  expect(await claim(orderId)).toMatchObject({ next: 'wait', payment: { reference } });
  await change(reference, { claimedUntil: sql`clock_timestamp() - interval '1 second'` });
  expect(await claim(orderId, { mayBegin: false })).toBeNull();
  const taken = await claim(orderId);
  expect(taken).toMatchObject({ next: 'begin', payment: { reference } });
  const seconds = (Number(taken?.payment.claimedUntil) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(6);
  expect(seconds).toBeLessThanOrEqual(12.5);
});

test.each(['failed', 'unknown', 'reversed'])(
  'a payment that ended as %s is replaced',
  async (providerStatus) => {
    const { order, reference } = await orderedWork(shop.app, shop.db);
    await change(reference, { providerStatus });
    const begun = await claim(order._id);
    expect(begun).toMatchObject({
      next: 'begin',
      payment: { orderId: order._id, amount: 25_000_000, currency: 'NGN', accessCode: null },
    });
    expect(begun?.payment.reference).toMatch(/^uli-[0-9a-f]{24}$/);
    expect(begun?.payment.reference).not.toBe(reference);
    expect((await rowOf(reference)).closedAt).not.toBeNull();
  },
);

test.each([null, 'abandoned'])('a payment with the status %s keeps its form', async (providerStatus) => {
  const { order, reference } = await orderedWork(shop.app, shop.db);
  await change(reference, { providerStatus });
  expect(await claim(order._id)).toMatchObject({ next: 'open', payment: { reference } });
});

test('a payment without a form stays open, whatever its status is', async () => {
  const { orderId, reference } = await unopened();
  await change(reference, { providerStatus: 'failed' });
  expect(await claim(orderId)).toMatchObject({ next: 'begin', payment: { reference } });
});

test.each([{ providerStatus: 'ongoing' }, { reportedAt: sql`now()` }])(
  'no payment begins while one is in progress (%#)',
  async (changes) => {
    const { order, reference } = await orderedWork(shop.app, shop.db);
    await change(reference, changes);
    expect(await claim(order._id)).toBeNull();
    await change(reference, { providerStatus: null, reportedAt: null });
  },
);

test('no payment begins for an unknown order', async () => {
  expect(await claim(randomUUID())).toBeNull();
});

test('a lost form is closed once, and another payment replaces it', async () => {
  const { order, reference } = await orderedWork(shop.app, shop.db);
  const lost = await rowOf(reference);
  expect((await claim(order._id, { lost }))?.payment.reference).not.toBe(reference);
  const { closedAt } = await rowOf(reference);
  await claim(order._id, { lost });
  expect((await rowOf(reference)).closedAt).toEqual(closedAt);
});

test('the twentieth payment of an order begins, and the next one is refused', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  let last = '';
  for (let times = 2; times <= 20; times += 1) last = await secondPayment(shop.context, order._id);
  await closeOpenPayment(shop.db, order._id);
  expect((await rowOf(last)).closedAt).not.toBeNull();
  await expect(claim(order._id)).rejects.toMatchObject({
    statusCode: 409,
    message: 'The payment was started too often. Please write to the gallery.',
  });
});

test('an access code is saved in an open payment alone, and ends the claim', async () => {
  const { orderId, reference } = await unopened(sql`clock_timestamp() + interval '1 minute'`);
  const row = await rowOf(reference);
  expect(await saveAccessCode(shop.db, row, 'one')).toMatchObject({ accessCode: 'one', claimedUntil: null });
  await closeOpenPayment(shop.db, orderId);
  expect(await saveAccessCode(shop.db, row, 'two')).toBeUndefined();
  expect((await rowOf(reference)).accessCode).toBe('one');
});

test('a caller releases its own claim alone', async () => {
  const { orderId, reference } = await unopened();
  const own = await claim(orderId);
  if (!own) throw new Error('The payment was not claimed.');
  await change(reference, { claimedUntil: sql`clock_timestamp() + interval '1 minute'` });
  await releaseClaim(shop.db, own.payment);
  const others = await rowOf(reference);
  expect(others.claimedUntil).not.toBeNull();
  await releaseClaim(shop.db, others);
  expect((await rowOf(reference)).claimedUntil).toBeNull();
});

test('a captured payment stays as it is when its payments are closed', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  await closeOpenPayment(shop.db, order._id);
  expect((await rowOf(reference)).closedAt).toBeNull();
});
