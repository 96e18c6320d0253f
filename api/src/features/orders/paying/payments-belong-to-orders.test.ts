import { randomUUID } from 'node:crypto';
import { openShop } from '../../../testing/orders/orders';
import { setUp } from '../../../testing/setup/setup-api';
import { payments } from '../../payments/payment.table';

const shop = setUp(openShop);

test('the database refuses a payment of an order that does not exist', async () => {
  const payment = { reference: 'uli-of-nobody', orderId: randomUUID(), amount: 100, currency: 'NGN' };
  await expect(shop.db.insert(payments).values(payment)).rejects.toMatchObject({
    cause: { code: '23503', constraint: 'payments_order_id_orders_id_fk' },
  });
});
