import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer, orderedWork, secondPayment } from '../../../testing/orders/orders';
import { changePayment, paymentOf } from '../../../testing/payments/payment-rows';
import { availabilityOf, setUpShop } from '../../../testing/setup/shop';
import type { PaymentContext } from '../payment-context';
import { settleOrder, settlePayment, verifyAndSettle } from './settle-payment';

const shop = setUpShop();

test('a payment that nobody began is unpaid, and the provider is not asked', async () => {
  shop.bank.checks = 0;
  expect(await settlePayment(shop.context, 'uli-unknown')).toBe('unpaid');
  expect(shop.bank.checks).toBe(0);
});

test('a captured payment is paid, and the provider is not asked again', async () => {
  const { work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  expect(await settlePayment(shop.context, reference)).toBe('paid');
  shop.bank.checks = 0;
  expect(await settlePayment(shop.context, reference)).toBe('paid');
  expect(shop.bank.checks).toBe(0);
});

test('a payment without a provider stays undecided and unchanged', async () => {
  const { reference } = await orderedWork(shop.app, shop.db);
  const before = await paymentOf(shop.db, reference);
  const context = { ...shop.context, payments: null };
  expect(await verifyAndSettle(context, reference)).toBe('unreachable');
  expect(await settlePayment(context, reference)).toBe('undecided');
  expect(await paymentOf(shop.db, reference)).toEqual(before);
});

test('a payment of which the provider has no answer becomes unknown', async () => {
  const { reference } = await orderedWork(shop.app, shop.db);
  expect(await settlePayment(contextWith({ verify: async () => null as never }), reference)).toBe('unpaid');
  expect((await paymentOf(shop.db, reference)).providerStatus).toBe('unknown');
});

test('the log names a payment of which the provider could not be asked', async () => {
  const { reference } = await orderedWork(shop.app, shop.db);
  const err = new Error('The bank is down.');
  const warn = jest.fn();
  const { payments } = contextWith({ verify: () => Promise.reject(err) });
  const logger = { warn } as unknown as PaymentContext['logger'];
  await verifyAndSettle({ ...shop.context, payments, logger }, reference);
  expect(warn).toHaveBeenCalledWith({ err, reference }, 'the payment provider could not be asked');
});

test('tells the order after the commit of a captured payment alone', async () => {
  const { work, reference } = await orderedWork(shop.app, shop.db);
  const told: string[] = [];
  const afterCommit = async () => void told.push(await availabilityOf(shop, work.id));
  const context = { ...shop.context, orders: { ...shop.context.orders, afterCommit } };
  await settlePayment(context, reference);
  expect(told).toEqual([]);
  shop.bank.pays(reference, work.price);
  await settlePayment(context, reference);
  expect(told).toEqual(['sold']);
});

test('an order is paid when one of its payments is, undecided while one is, and unpaid otherwise', async () => {
  const { order, work, reference } = await orderedWork(shop.app, shop.db);
  const second = await secondPayment(shop.context, order._id);
  expect(await settleOrder(shop.context, order._id)).toBe('unpaid');
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  expect(await settleOrder(shop.context, order._id)).toBe('undecided');
  shop.bank.pays(second, work.price);
  expect(await settleOrder(shop.context, order._id)).toBe('paid');
  shop.bank.books.delete(reference);
  await settlePayment(shop.context, reference);
});

test('settles only the payments of the order that have a form and no money yet', async () => {
  const buyer = await newBuyer(shop.app);
  const other = (await buyer.order((await addArtwork(shop.db)).id)).json().order;
  await buyer.does(other._id, 'pay');
  const { order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  shop.bank.checks = 0;
  expect(await settleOrder(shop.context, order._id)).toBe('paid');
  expect(shop.bank.checks).toBe(1);
  expect(await settleOrder(shop.context, order._id)).toBe('unpaid');
  const { order: unopened, reference: without } = await orderedWork(shop.app, shop.db);
  await changePayment(shop.db, without, { accessCode: null });
  expect(await settleOrder(shop.context, unopened._id)).toBe('unpaid');
  expect(shop.bank.checks).toBe(1);
});

function contextWith(changes: Partial<NonNullable<PaymentContext['payments']>['provider']>) {
  const { payments } = shop.context;
  if (!payments) throw new Error('The shop takes no payments.');
  return { ...shop.context, payments: { ...payments, provider: { ...payments.provider, ...changes } } };
}
