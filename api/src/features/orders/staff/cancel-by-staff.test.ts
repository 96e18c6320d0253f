import { sql } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import { availabilityOf, emailTextTo, endHold, runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { expireHold } from '../placing/holds/expire-holds';

const shop = setUpShop();
let staff: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  staff = await newAdministrator(shop.app, shop.db);
});

const cancels = (id: string, input: object = {}) => staff.does('POST', `/order/${id}/cancellation`, input);

test('cancels a Pending order, frees its work, and mails the reason', async () => {
  const { buyer, order, work } = await orderedWork(shop.app, shop.db);
  expect(await cancels(order._id, { reason: ' The frame is damaged. ' })).toMatchObject({
    status: 200,
    message: 'Order canceled. The buyer gets an email.',
    order: { status: 'Canceled', held_until: null },
  });
  expect(await availabilityOf(shop, work.id)).toBe('available');
  const mail = await emailTextTo(shop, buyer.user.email, 'Canceled:');
  expect(mail).toContain('Nothing was charged.');
  expect(mail).toContain('Our reason: The frame is damaged.');
  const { audit } = await staff.sees(`/order/${order._id}/record`);
  expect(audit).toMatchObject([{ action: 'Order canceled', to: 'The frame is damaged.', by: 'Ngọzi Eze' }]);
});

test('gives a late payment of a canceled order back, even if the work is free', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  expect((await cancels(order._id)).status).toBe(200);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  await runDueJobs(shop);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', refund: 'done' });
  expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect(await emailTextTo(shop, buyer.user.email, 'Refund requested:')).toContain(
    'after the order was canceled',
  );
});

test('keeps an order whose payment has arrived without a message of the buyer', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  expect(await cancels(order._id)).toMatchObject({
    status: 409,
    message: 'The payment has arrived: the order is paid. You can refund it.',
  });
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

test('keeps an order while its payment is being confirmed', async () => {
  const { order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.books.set(reference, { status: 'ongoing', amount: work.price * 100, currency: 'NGN' });
  expect((await cancels(order._id)).message).toMatch(/is being confirmed/);
  shop.bank.pays(reference, work.price);
});

test('says in the mail that the payment is unknown while the provider does not answer', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  shop.bank.down = true;
  expect((await cancels(order._id)).status).toBe(200);
  expect(await emailTextTo(shop, buyer.user.email, 'Canceled:')).toContain('could not find out yet');
});

test.each([1, 2, 3])('ten cancellations, payments, and an expiry end with one outcome (%i)', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  await endHold(shop, order._id);
  const [, ...answers] = await Promise.all([
    new Promise((done) => setTimeout(done, 2)).then(() => shop.bank.pays(reference, work.price)),
    ...Array.from({ length: 5 }, () => cancels(order._id)),
    ...Array.from({ length: 4 }, () => buyer.does(order._id, 'verify')),
    expireHold(shop.context, order._id),
  ]);
  expect(
    answers.slice(0, 5).filter((answer) => (answer as { status: number }).status === 200).length,
  ).toBeLessThan(2);
  await buyer.does(order._id, 'verify');
  await runDueJobs(shop);
  expect(['Paid', 'Refunded']).toContain((await buyer.sees(order._id)).status);
});

test('refuses a customer, an unknown order, a long reason, and an order that is no longer Pending', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  const url = `/api/order/${order._id}/cancellation`;
  const own = await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload: {} });
  expect(own.statusCode).toBe(403);
  expect((await cancels('nothing')).status).toBe(404);
  expect((await cancels(order._id, { reason: 'a'.repeat(301) })).status).toBe(422);
  expect((await cancels(order._id, { reason: ['a'] })).status).toBe(422);
  await buyer.does(order._id, 'cancel');
  expect((await cancels(order._id)).message).toBe(
    'This order is canceled: only a Pending order can be canceled.',
  );
});

test('refuses the order of a won lot', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  await shop.db.execute(sql`UPDATE orders SET price_parts = '[]' WHERE id = ${order._id}`);
  expect((await cancels(order._id)).message).toMatch(/a bid is binding/);
});

test('lets another buyer order the work at once', async () => {
  const { order, work } = await orderedWork(shop.app, shop.db);
  await cancels(order._id);
  expect((await (await newBuyer(shop.app)).order(work.id)).statusCode).toBe(201);
});

test.each([
  ['staff', (id: string) => cancels(id)],
  ['its buyer', null],
])(
  'a payment of an earlier price of an order that %s canceled goes back with its own amount',
  async (_who, does) => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    await shop.db.execute(sql`
    UPDATE orders SET price = price + 18000, delivery = 18000, delivery_zone = 'Lagos' WHERE id = ${order._id}`);
    await (does ? does(order._id) : buyer.does(order._id, 'cancel'));
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    await runDueJobs(shop);
    expect(await emailTextTo(shop, buyer.user.email, 'Another amount')).toBe('');
    expect(await emailTextTo(shop, buyer.user.email, 'Refund requested:')).toContain('all #250,000 back');
    const { audit } = await staff.sees(`/order/${order._id}/record`);
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'Refund requested', to: '#250,000, the payment came too late' }),
    );
    expect((await buyer.sees(order._id)).status).toBe('Refunded');
  },
);
