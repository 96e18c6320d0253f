import { eq } from 'drizzle-orm';
import { orderedWork } from '../../../testing/orders/orders';
import { emailTextTo, newOrderAdministrator, setUpShop } from '../../../testing/setup/shop';
import { orders } from '../order.table';

const shop = setUpShop();
const shipping = { status: 'Shipped', delivery_date: '2096-12-01' } as const;

async function paidOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  return { ...ordered, moves: await newOrderAdministrator(shop) };
}

test('the buyer of a shipped order reads the courier, and the mail leads to its page', async () => {
  const { buyer, order, moves } = await paidOrder();
  await moves(order._id, { ...shipping, courier: 'DHL', tracking_number: ' 12 3456 ' });
  expect(await buyer.sees(order._id)).toMatchObject({
    shipment: { courier: 'DHL', tracking_number: '12 3456' },
  });
  const subject = `On its way: ${order.artwork_id.name_of_artwork} · order ${order.number}`;
  const mail = await emailTextTo(shop, buyer.user.email, subject);
  expect(mail).toContain('Courier: DHL, 12 3456');
  expect(mail).toContain(
    'Track the delivery:\nhttps://www.dhl.com/global-en/home/tracking.html?tracking-id=12%203456',
  );
  expect(mail).toContain(`/dashboard/orders?order=${order._id}`);
});

test('an order ships without a courier, as staff of the previous release do it', async () => {
  const { buyer, order, moves } = await paidOrder();
  await moves(order._id, { ...shipping, courier: '', tracking_number: '' });
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Shipped', shipment: null });
});

test.each([
  ['an unknown courier', { courier: 'Pigeon' }, /one of DHL/],
  ['a number without a courier', { tracking_number: '123' }, /Choose the courier/],
  ['a number with other characters', { courier: 'DHL', tracking_number: '1/2' }, /letters, digits/],
  ['a long number', { courier: 'DHL', tracking_number: '1'.repeat(41) }, /at most 40/],
])('refuses %s and ships nothing', async (_what, given, message) => {
  const { buyer, order, moves } = await paidOrder();
  const answer = await moves(order._id, { ...shipping, ...given });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(message);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

test('the database refuses a number without a courier', async () => {
  const { order } = await paidOrder();
  const change = shop.db.update(orders).set({ trackingNumber: '1' }).where(eq(orders.id, order._id));
  await expect(change).rejects.toThrow();
});
