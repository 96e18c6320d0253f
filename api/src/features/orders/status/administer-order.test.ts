import { orderedWork } from '../../../testing/orders/orders';
import {
  availabilityOf,
  emailSubjectsTo,
  newOrderAdministrator,
  runDueJobs,
  setUpShop,
} from '../../../testing/setup/shop';

const shop = setUpShop();

describe('an administrator', () => {
  test('ships and delivers an order and cannot skip a status', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    const moves = await newOrderAdministrator(shop);
    expect((await moves(order._id, { status: 'Delivered' })).statusCode).toBe(409);
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    expect((await moves(order._id, { status: 'Shipped' })).statusCode).toBe(422);
    await moves(order._id, { status: 'Shipped', delivery_date: '2096-12-01' });
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Shipped', delivery_date: '2096-12-01' });
    expect((await moves(order._id, { status: 'Refunded' })).statusCode).toBe(409);
    await moves(order._id, { status: 'Delivered' });
    expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual([
      'Delivered',
      'On its way',
      'Paid',
      'Your order',
    ]);
  });

  test('refunds a paid order and frees its work when the provider confirms it', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    const moves = await newOrderAdministrator(shop);
    const answers = await Promise.all([1, 2, 3].map(() => moves(order._id, { status: 'Refunded' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await buyer.sees(order._id)).toMatchObject({
      status: 'Paid',
      refund: 'asked',
      open_refund: 'full',
    });
    const shipped = await moves(order._id, { status: 'Shipped', delivery_date: '2096-12-01' });
    expect(shipped.statusCode).toBe(409);
    expect(await availabilityOf(shop, work.id)).toBe('sold');
    await runDueJobs(shop);
    expect(await buyer.sees(order._id)).toMatchObject({
      status: 'Refunded',
      refund: 'done',
      open_refund: null,
    });
    expect(await availabilityOf(shop, work.id)).toBe('available');
    expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
  });
});
