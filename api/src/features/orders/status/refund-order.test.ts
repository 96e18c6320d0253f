import { randomUUID } from 'node:crypto';
import type { RefundOrderInput } from '@gallery/shared/contract/orders/refund-input.schema';
import { eq } from 'drizzle-orm';
import { expectConsistentOrders, orderedWork } from '../../../testing/orders/orders';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { emailSubjectsTo, emailTextTo, runDueJobs } from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';

const shop = setUpAdminShop();
const { curator } = shop;
afterEach(async () => {
  await runDueJobs(shop);
  await expectConsistentOrders(shop.db);
});

/** Costs #250,000. */
async function orderThatIs(...statuses: ('Shipped' | 'Delivered')[]) {
  const ordered = await orderedWork(shop.app, shop.db);
  const { _id: id } = ordered.order;
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(id, 'verify');
  for (const status of statuses) {
    const move = { status, delivery_date: status === 'Shipped' ? '2096-12-01' : undefined };
    expect((await curator.does('PUT', `/order/${id}/status`, move)).status).toBe(200);
  }
  return { ...ordered, id };
}

function refund(id: string, input: Partial<RefundOrderInput>) {
  const whole = { key: randomUUID(), amount: 250_000, reason: 'The frame is damaged.' };
  return curator.does('POST', `/order/${id}/refunds`, { ...whole, ...input });
}

const endReturn = (id: string, outcome: string) => curator.does('PUT', `/order/${id}/return`, { outcome });

async function auditOf(id: string) {
  const { audit } = await curator.sees(`/order/${id}/record`);
  return audit.map(({ action, from, to }: Record<string, string | null>) =>
    [action, from, to].filter(Boolean).join(' | '),
  );
}

test('a partial refund keeps the order Delivered, and the rest makes it Refunded', async () => {
  const { id, buyer } = await orderThatIs('Shipped', 'Delivered');
  expect(await refund(id, { amount: 50_000 })).toMatchObject({
    status: 200,
    message: 'Refund requested. The order shows when the payment provider confirms it.',
    order: {
      status: 'Delivered',
      refund: 'asked',
      open_refund: 'part',
      refundable: 200_000,
      refunds: [{ of: 'order', state: 'asked', amount: 5_000_000, reason: 'The frame is damaged.' }],
    },
  });
  await runDueJobs(shop);
  expect(await buyer.sees(id)).toMatchObject({ status: 'Delivered', refund: 'done', open_refund: null });
  expect(await emailTextTo(shop, buyer.user.email, 'Refund:')).toContain('has sent #50,000 of your order');
  const rest = await refund(id, { amount: 200_000, reason: 'It cannot be repaired.' });
  expect(rest).toMatchObject({ order: { status: 'Delivered', open_refund: 'full', refundable: 0 } });
  expect((await curator.sees(`/order?q=${buyer.user.email}`)).orders).toMatchObject([
    { status: 'Delivered', refund: 'asked', open_refund: 'full' },
  ]);
  await runDueJobs(shop);
  expect(await buyer.sees(id)).toMatchObject({ status: 'Refunded', refund: 'done', open_refund: null });
  expect((await auditOf(id)).slice(2)).toEqual([
    'Refund requested | #50,000, The frame is damaged.',
    'Refund confirmed by the payment provider | #50,000',
    'Refund requested | #200,000, It cannot be repaired.',
    'Refund confirmed by the payment provider | #200,000',
    'Order moved | Refund requested | Refunded',
  ]);
});

test('a return refunds the money only after the work is received', async () => {
  const { id, buyer, work, reference } = await orderThatIs('Shipped');
  const asked = await refund(id, { returns: true, reason: 'You ordered another size.' });
  expect(asked).toMatchObject({
    message: 'Return arranged. Mark it as received when the work is back; then we send the refund.',
    order: {
      status: 'Shipped',
      refund: null,
      open_refund: 'return',
      refundable: 0,
      returning: { amount: 250_000, reason: 'You ordered another size.' },
    },
  });
  await runDueJobs(shop);
  expect(shop.bank.refunded).not.toContain(reference);
  expect((await curator.sees('/order?refund=returning')).orders).toMatchObject([{ _id: id }]);
  expect((await endReturn(id, 'received')).order).toMatchObject({
    status: 'Shipped',
    open_refund: 'full',
    returning: null,
    refunds: [{ return_asked_at: expect.any(String), state: 'asked' }],
  });
  await runDueJobs(shop);
  expect((await buyer.sees(id)).status).toBe('Refunded');
  expect((await shop.app.inject(`/api/artwork/${work.id}`)).json().artwork.availability).toBe('available');
  expect((await auditOf(id)).slice(1)).toEqual([
    'Return asked | #250,000, You ordered another size.',
    'Return received | #250,000, You ordered another size.',
    'Refund requested | #250,000, You ordered another size.',
    'Refund confirmed by the payment provider | #250,000',
    'Order moved | Refund requested | Refunded',
  ]);
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual([
    'On its way',
    'Paid',
    'Refund',
    'Return',
    'Return received',
    'Your order',
  ]);
});

test('a canceled return refunds nothing and allows another return', async () => {
  const { id, buyer } = await orderThatIs('Shipped', 'Delivered');
  await refund(id, { returns: true });
  expect(await refund(id, { amount: 1 })).toMatchObject({
    status: 409,
    message: 'A return of this order is open: mark it as received or cancel it first.',
  });
  expect(await endReturn(id, 'canceled')).toMatchObject({ status: 200, order: { refundable: 250_000 } });
  expect(await endReturn(id, 'received')).toMatchObject({ status: 409 });
  expect(await buyer.sees(id)).toMatchObject({ status: 'Delivered', refunds: [], returning: null });
  expect((await refund(id, { returns: true })).status).toBe(200);
  expect(await endReturn(id, 'canceled')).toMatchObject({ message: 'Return canceled. Nothing is refunded.' });
});

test('one key requests one refund, and other keys never exceed the paid amount', async () => {
  const { id, reference } = await orderThatIs('Shipped');
  const key = randomUUID();
  const same = await Promise.all([1, 2, 3].map(() => refund(id, { key, amount: 100_000 })));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
  const others = await Promise.all([1, 2, 3, 4].map(() => refund(id, { amount: 60_000 })));
  expect(others.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(others.find(({ status }) => status === 409)?.message).toBe(
    'At most #30,000 of this order can be refunded.',
  );
  await runDueJobs(shop);
  const given = shop.bank.refunds.filter((one) => one.reference === reference);
  expect(given.map(({ amount }) => amount / 100).toSorted()).toEqual([100_000, 60_000, 60_000]);
  expect(await refund((await orderThatIs()).id, { key })).toMatchObject({ status: 409 });
});

test('refuses another amount with the key of a refund whose answer was lost', async () => {
  const { id } = await orderThatIs();
  const key = randomUUID();
  expect((await refund(id, { key, amount: 50_000 })).status).toBe(200);
  const changed = await refund(id, { key, amount: 60_000 });
  expect(changed).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Your earlier request of #50,000 has/),
  });
  const { order } = await curator.sees(`/order/${id}/record`);
  expect(order.refunds).toMatchObject([{ amount: 5_000_000 }]);
});

test.each([
  ['that is not for sale again', { returns: true, for_sale: false }],
  ['that stays with its buyer', { returns: false, for_sale: true }],
])('archives a work %s after a full refund', async (_work, input) => {
  const { id, work } = await orderThatIs('Shipped', 'Delivered');
  await refund(id, input);
  if (input.returns) await endReturn(id, 'received');
  await runDueJobs(shop);
  expect((await shop.app.inject(`/api/artwork/${work.id}`)).statusCode).toBe(404);
  const [row] = await shop.db.select().from(artworks).where(eq(artworks.id, work.id));
  expect(row).toMatchObject({ availability: 'available', archivedAt: expect.any(Date) });
});

test('refuses refunds of unpaid orders, too high amounts, early returns, and bad forms', async () => {
  const { id } = await orderThatIs();
  const { order } = await orderedWork(shop.app, shop.db);
  expect(await refund(order._id, {})).toMatchObject({
    status: 409,
    message: 'This order is pending: there is nothing to refund.',
  });
  expect(await refund(id, { amount: 250_001 })).toMatchObject({ status: 409 });
  expect(await refund(id, { returns: true })).toMatchObject({
    message: 'This order is not sent yet: nothing can come back.',
  });
  expect(await refund(id, { amount: 0, reason: ' ', key: 'none' })).toMatchObject({
    status: 422,
    errors: {
      amount: 'Amount must be a whole number of naira',
      reason: 'A reason is required',
      key: 'key must be a UUID',
    },
  });
  expect((await endReturn(id, 'lost')).status).toBe(422);
  expect((await refund(randomUUID(), {})).status).toBe(404);
});
