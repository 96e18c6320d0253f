import { eq } from 'drizzle-orm';
import { dueNow } from '../../../db/columns';
import { orderedWork } from '../../../testing/orders/orders';
import { emailSubjectsTo, emailTextTo, newOrderAdministrator, setUpShop } from '../../../testing/setup/shop';
import { audits } from '../../audit/audit.table';
import { shippingMails } from '../held-mail/shipping-mail.table';
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

describe('the tracking of a shipped order', () => {
  async function shippedOrder() {
    const ordered = await paidOrder();
    await ordered.moves(ordered.order._id, { ...shipping, courier: 'DHL', tracking_number: '123' });
    return ordered;
  }
  const subjects = ['On its way', 'Paid', 'Your order'];

  test('is corrected in the audit, without another step or mail', async () => {
    const { buyer, order, moves } = await shippedOrder();
    const before = (await buyer.sees(order._id)).events;
    const given = { courier: 'UPS', tracking_number: '1Z 99' };
    expect((await moves(order._id, given, 'tracking')).json().message).toBe('Tracking changed.');
    expect(await buyer.sees(order._id)).toMatchObject({ shipment: given, events: before });
    expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(subjects);
    const changes = await shop.db.select().from(audits).where(eq(audits.subjectId, order._id));
    expect(changes.at(-1)).toMatchObject({
      action: 'Tracking changed',
      fromState: 'DHL, 123',
      toState: 'UPS, 1Z 99',
    });
    await moves(order._id, given, 'tracking');
    expect(await shop.db.$count(audits, eq(audits.subjectId, order._id))).toBe(changes.length);
  });

  test('reaches the buyer by mail if staff want it, with a link to the new page', async () => {
    const { buyer, order, moves } = await shippedOrder();
    await shop.db.update(shippingMails).set({ sendsAt: dueNow });
    await moves(order._id, { courier: 'UPS', tracking_number: '1Z99', mail: true }, 'tracking');
    const mail = await emailTextTo(shop, buyer.user.email, 'Tracking:');
    expect(mail).toContain('https://www.ups.com/track?tracknum=1Z99');
  });

  test('is refused without a courier, for a customer, and after the delivery', async () => {
    const { buyer, order, moves } = await shippedOrder();
    expect((await moves(order._id, { tracking_number: '1' }, 'tracking')).statusCode).toBe(422);
    const url = `/api/order/${order._id}/tracking`;
    const payload = { courier: 'UPS' };
    const own = await shop.app.inject({ method: 'PUT', url, headers: buyer.headers, payload });
    expect(own.statusCode).toBe(403);
    await moves(order._id, { status: 'Delivered' });
    expect((await moves(order._id, payload, 'tracking')).json().message).toMatch(/^This order is delivered:/);
  });
});

test('the database refuses a number without a courier', async () => {
  const { order } = await paidOrder();
  const change = shop.db.update(orders).set({ trackingNumber: '1' }).where(eq(orders.id, order._id));
  await expect(change).rejects.toThrow();
});
