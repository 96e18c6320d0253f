import { randomUUID } from 'node:crypto';
import { setUp } from '../../../testing/of-this-file';
import { openShop } from '../../../testing/orders';
import { payments } from '../../payments/payment.table';

const shop = setUp(openShop);

test('the database refuses a payment of an order that does not exist', async () => {
  const payment = { reference: 'uli-of-nobody', orderId: randomUUID(), amount: 100, currency: 'NGN' };
  await expect(shop.db.insert(payments).values(payment)).rejects.toMatchObject({
    cause: { code: '23503', constraint: 'payments_order_id_orders_id_fk' },
  });
});
