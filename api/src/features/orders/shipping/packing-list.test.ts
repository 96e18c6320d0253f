import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { orderedWork } from '../../../testing/orders/orders';
import { setUpShop } from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';
import { mails } from '../../mail/mail.table';

const shop = setUpShop();
let staff: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  staff = await newAdministrator(shop.app, shop.db);
});

async function paidOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  return ordered;
}

const listOf = (id: string) =>
  shop.app.inject({ url: `/api/order/${id}/packing-list.pdf`, headers: staff.headers });

test('the packing list has one page with measures, address, courier, and handling', async () => {
  const { order, work } = await paidOrder();
  const facts = { height_cm: 92, width_cm: 130, depth_cm: 4, weight_kg: 22.5, framed: true };
  await shop.db.update(artworks).set(facts).where(eq(artworks.id, work.id));
  const shipped = { status: 'Shipped', delivery_date: '2096-12-01', courier: 'DHL', tracking_number: '12 3' };
  await staff.does('PUT', `/order/${order._id}/status`, shipped);
  const { headers, rawPayload } = await listOf(order._id);
  expect(headers['content-disposition']).toBe(`attachment; filename="packing-list-${order.number}.pdf"`);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  expect(pdf.numPages).toBe(1);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of [
    `Packing list, order ${order.number}`,
    '92 × 130 × 4 cm',
    '22.5 kg, unpacked',
    '12 Uli Close, Ikoyi',
    'DHL, 12 3',
    'December 1, 2096',
    'Lift it with two people',
    'Enclose the invoice',
    'Enclose the certificate',
  ])
    expect(text).toContain(part);
});

test('an order that is not paid has no packing list', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  expect((await listOf(order._id)).json().message).toBe(
    'This order is pending: only a paid order has a packing list.',
  );
});

test('the preview shows the mail of a shipping, and ships nothing', async () => {
  const { order, buyer } = await paidOrder();
  const written = await shop.db.$count(mails);
  const url = `/order/${order._id}/shipping/preview`;
  const input = { status: 'Shipped', delivery_date: '2096-12-01', courier: 'DHL', tracking_number: '12 3' };
  expect(await staff.does('POST', url, input)).toMatchObject({
    to: expect.stringContaining(buyer.user.email),
    subject: `On its way: ${order.artwork_id.name_of_artwork} · order ${order.number}`,
    text: expect.stringContaining('Courier: DHL, 12 3'),
  });
  expect(await shop.db.$count(mails)).toBe(written);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
  expect((await staff.does('POST', url, { status: 'Shipped' })).status).toBe(422);
});
