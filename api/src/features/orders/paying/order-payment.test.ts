import { eq } from 'drizzle-orm';
import { orderedWork } from '../../../testing/orders/orders';
import { setUpShop } from '../../../testing/setup/shop';
import { payments } from '../../payments/payment.table';

const shop = setUpShop();

test.each(['ongoing', 'pending', 'processing', 'queued'])(
  'refuses a second form and a cancellation while a payment is %s',
  async (status) => {
    const { buyer, order, reference } = await orderedWork(shop.app, shop.db);
    shop.bank.books.set(reference, { status, amount: 0, currency: 'NGN' });
    for (const what of ['pay', 'pay', 'cancel'] as const) {
      const answer = await buyer.does(order._id, what);
      expect({ what, status: answer.statusCode }).toEqual({ what, status: 409 });
    }
    const again = await buyer.does(order._id, 'pay');
    expect(again.json().message).toBe('Payment received, confirming…');
    expect((await buyer.order(order.artwork_id._id)).json().payment).toBeNull();
    const begun = await shop.db.select().from(payments).where(eq(payments.orderId, order._id));
    expect(begun).toHaveLength(1);
  },
);

test('refuses a second form while the provider is down after a reported payment', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  shop.bank.down = true;
  await buyer.does(order._id, 'verify');
  expect((await buyer.does(order._id, 'pay')).statusCode).toBe(409);
  expect((await buyer.does(order._id, 'cancel')).statusCode).toBe(409);
  shop.bank.down = false;
  expect((await buyer.does(order._id, 'pay')).statusCode).toBe(200);
});

test('opens the same form again after it is closed and a new one after a failed payment', async () => {
  const { buyer, order, reference } = await orderedWork(shop.app, shop.db);
  const again = (await buyer.does(order._id, 'pay')).json();
  expect(again).toMatchObject({ message: 'You can pay now.', payment: { reference } });
  shop.bank.books.set(reference, { status: 'failed', amount: 0, currency: 'NGN' });
  const other = (await buyer.does(order._id, 'pay')).json();
  expect(other.payment.reference).not.toBe(reference);
});
