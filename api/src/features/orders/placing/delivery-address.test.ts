import { orderedWork } from '../../../testing/orders/orders';
import { emailTextTo, setUpShop } from '../../../testing/setup/shop';
import { listAudit } from '../../audit/list-audit';

const shop = setUpShop();

test('a second purchase sends the work to the new address and mails the customer', async () => {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  const again = await buyer.order(work.id, { address: '3 Bourdillon Road, Ikoyi' });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({
    message: 'You have ordered this artwork already. It now goes to the new address.',
    order: { _id: order._id, address: '3 Bourdillon Road, Ikoyi' },
    payment: { reference },
  });
  expect(await emailTextTo(shop, buyer.user.email, 'New address')).toContain('3 Bourdillon Road, Ikoyi');
  expect(await listAudit(shop.db, 'order', order._id)).toContainEqual(
    expect.objectContaining({
      action: 'Delivery address changed',
      from: order.address,
      to: '3 Bourdillon Road, Ikoyi',
    }),
  );
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Paid', address: '3 Bourdillon Road, Ikoyi' });
  expect(await emailTextTo(shop, buyer.user.email, 'Paid')).toContain('3 Bourdillon Road, Ikoyi');
});

test('a second purchase with the same address changes nothing', async () => {
  const { work, buyer } = await orderedWork(shop.app, shop.db);
  expect((await buyer.order(work.id)).json().message).toBe('You have ordered this artwork already.');
  expect(await emailTextTo(shop, buyer.user.email, 'New address')).toBe('');
});

test('refuses a new address while a payment is in progress', async () => {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  await buyer.does(order._id, 'verify');
  const again = await buyer.order(work.id, { address: 'Elsewhere' });
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toContain(`It goes to ${order.address}.`);
  expect((await buyer.sees(order._id)).address).toBe(order.address);
  shop.bank.pays(reference, work.price);
});
