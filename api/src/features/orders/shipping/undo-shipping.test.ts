import { eq } from 'drizzle-orm';
import { dueNow } from '../../../db/columns';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { orderedWork } from '../../../testing/orders/orders';
import { emailSubjectsTo, emailTextTo, setUpShop } from '../../../testing/setup/shop';
import { mails } from '../../mail/mail.table';
import { sendMail } from '../../mail/send-mail';
import { shippingMails } from '../held-mail/shipping-mail.table';
import { orders } from '../order.table';

const shop = setUpShop();
let staff: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  staff = await newAdministrator(shop.app, shop.db);
});

const shipping = { status: 'Shipped', delivery_date: '2096-12-01', courier: 'DHL', tracking_number: '12 3' };

async function shippedOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  await staff.does('PUT', `/order/${ordered.order._id}/status`, shipping);
  return { id: ordered.order._id, buyer: ordered.buyer };
}

const undoes = (id: string) => staff.does('POST', `/order/${id}/shipping/undo`);
const seesUntil = async (id: string) => (await staff.sees(`/order/${id}/record`)).order.undo_until;

async function mailOf(id: string) {
  const [mail] = await shop.db.select().from(shippingMails).where(eq(shippingMails.orderId, id));
  return mail;
}

/** As if ten minutes had passed. */
const passes = (id: string) =>
  shop.db.update(shippingMails).set({ sendsAt: dueNow }).where(eq(shippingMails.orderId, id));

test('undoes the shipping, and the buyer never reads of it', async () => {
  const { id, buyer } = await shippedOrder();
  const until = Date.parse(await seesUntil(id)) - Date.now();
  expect(until).toBeGreaterThan(590_000);
  expect(until).toBeLessThanOrEqual(600_000);
  expect(await undoes(id)).toMatchObject({
    message: 'Shipping undone. The buyer got no mail.',
    order: { status: 'Paid', delivery_date: null, shipment: null },
  });
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['Paid', 'Your order']);
  expect((await buyer.sees(id)).events.map(({ status }) => status)).toEqual(['Pending', 'Paid']);
  expect(await seesUntil(id)).toBeNull();
  const { audit } = await staff.sees(`/order/${id}/record`);
  expect(audit.map(({ action }: { action: string }) => action)).toContain('Shipping undone');
  expect((await staff.does('PUT', `/order/${id}/status`, shipping)).status).toBe(200);
});

test('undoes the shipping once of ten simultaneous requests', async () => {
  const { id } = await shippedOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => undoes(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('keeps a shipping whose mail leaves at the same time', async () => {
  const { id, buyer } = await shippedOrder();
  const mail = await mailOf(id);
  const delivered: string[] = [];
  const [undone] = await Promise.all([
    undoes(id),
    sendMail(shop.db, async ({ subject }) => void delivered.push(subject), mail?.mailId ?? ''),
  ]);
  const isSent = delivered.length > 0;
  expect(undone.status).toBe(isSent ? 409 : 200);
  expect((await buyer.sees(id)).status).toBe(isSent ? 'Shipped' : 'Paid');
});

test.each([
  ['after ten minutes', passes, /has left/],
  [
    'after the delivery',
    (id: string) => staff.does('PUT', `/order/${id}/status`, { status: 'Delivered' }),
    /delivered/,
  ],
  [
    'during a return',
    (id: string) =>
      staff.does('POST', `/order/${id}/refunds`, {
        key: crypto.randomUUID(),
        amount: 1_000,
        reason: 'Torn',
        returns: true,
      }),
    /return of this order is open/,
  ],
])('refuses to undo %s', async (_when, does, message) => {
  const { id } = await shippedOrder();
  await does(id);
  expect(await undoes(id)).toMatchObject({ status: 409, message: expect.stringMatching(message) });
});

test('a corrected tracking number changes the waiting mail', async () => {
  const { id, buyer } = await shippedOrder();
  const before = await mailOf(id);
  await staff.does('PUT', `/order/${id}/tracking`, { courier: 'UPS', tracking_number: '1Z99', mail: true });
  const text = await emailTextTo(shop, buyer.user.email, 'On its way');
  expect(text).toContain('UPS, 1Z99');
  expect(text).not.toContain('DHL');
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['On its way', 'Paid', 'Your order']);
  expect((await mailOf(id))?.sendsAt).toEqual(before?.sendsAt);
});

test('the mail goes with the delivery if that comes first', async () => {
  const { id, buyer } = await shippedOrder();
  await staff.does('PUT', `/order/${id}/status`, { status: 'Delivered' });
  expect(await emailSubjectsTo(shop, buyer.user.email)).toContain('On its way');
  const mail = await mailOf(id);
  expect(mail?.sendsAt.getTime()).toBeLessThanOrEqual(Date.now());
  await shop.db.delete(mails).where(eq(mails.id, mail?.mailId ?? ''));
  expect(await mailOf(id)).toBeUndefined();
});

test('answers 404 for an unknown order, and 403 to its buyer', async () => {
  const { id, buyer } = await shippedOrder();
  expect((await undoes('nothing')).status).toBe(404);
  const url = `/api/order/${id}/shipping/undo`;
  expect((await shop.app.inject({ method: 'POST', url, headers: buyer.headers })).statusCode).toBe(403);
  expect((await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status).toBe('Shipped');
});
