import { orderedWork } from '../../../testing/orders/orders';
import { paymentOf } from '../../../testing/payments/payment-rows';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import type { PaymentContext } from '../payment-context';
import type { VerifiedPayment } from '../provider/payment-provider';
import { capturePayment, decisionOf } from './capture-payment';

const shop = setUpShop();

/** Captures the payment of a new order at the price of its work, unless `given` says another amount or currency. */
async function captured(given: Partial<VerifiedPayment> = {}, changes: Partial<PaymentContext> = {}) {
  const { order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  const paid: VerifiedPayment = { status: 'success', amount: work.price * 100, currency: 'NGN', ...given };
  if (given.amount) shop.bank.books.set(reference, paid);
  const context = { ...shop.context, ...changes };
  const capture = async () => capturePayment(context, await paymentOf(shop.db, reference), paid);
  return { orderId: order._id, reference, paid, capture, decision: await capture() };
}

test.each([
  ['the card', 'Visa ending in 4081', 'Visa ending in 4081'],
  ['no means', undefined, null],
])('keeps the amount, the currency, and %s of the money that arrived', async (_what, paidWith, kept) => {
  const { reference, paid, decision } = await captured(paidWith === undefined ? {} : { paidWith });
  expect(decision).toBe('paid');
  expect(await paymentOf(shop.db, reference)).toMatchObject({
    capturedAt: expect.any(Date),
    capturedAmount: paid.amount,
    capturedCurrency: 'NGN',
    paidWith: kept,
  });
});

test('captures a payment once', async () => {
  const { reference, capture } = await captured();
  const first = await paymentOf(shop.db, reference);
  expect(await capture()).toBe('paid');
  expect(await paymentOf(shop.db, reference)).toEqual(first);
});

test('money of another order does not pay an order', async () => {
  await captured();
  const { order } = await orderedWork(shop.app, shop.db);
  expect(await decisionOf(shop.db, order._id)).toBe('unpaid');
});

test('the log names a payment of another amount, which the API refunds', async () => {
  const error = jest.fn();
  const logger = { ...shop.context.logger, error } as unknown as PaymentContext['logger'];
  const { orderId, reference, decision } = await captured({ amount: 100 }, { logger });
  expect([decision, await decisionOf(shop.db, orderId)]).toEqual(['unpaid', 'unpaid']);
  expect(error).toHaveBeenCalledWith(
    { reference, capturedAmount: 100, capturedCurrency: 'NGN' },
    'a payment has another amount or currency: the API refunds it',
  );
  await runDueJobs(shop);
  expect(shop.bank.refunded).toContain(reference);
});
