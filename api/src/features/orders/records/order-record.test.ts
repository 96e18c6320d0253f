import { eq } from 'drizzle-orm';
import { addArtist } from '../../../testing/gallery/records';
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';
import { makeAllDueRefunds } from '../../payments/partial-refunds/make-partial-refund';
import { refundPayment } from '../../payments/refunds/refund-payment';
import { settlePayment } from '../../payments/settlement/settle-payment';

const shop = setUpAdminShop();
const { curator } = shop;

async function paidOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  return ordered;
}

test('shows a curator the buyer, the artist, and the audit of an order', async () => {
  const { order, buyer, work } = await paidOrder();
  const artist = await addArtist(shop.db, { firstname: 'Ngozi', lastname: 'Eze' });
  expect((await curator.sees(`/order/${order._id}/record`)).order.author).toBe('No Name');
  await shop.db.update(artworks).set({ artistId: artist.id }).where(eq(artworks.id, work.id));
  await curator.does('PUT', `/order/${order._id}/status`, { status: 'Shipped', delivery_date: '2096-12-01' });
  await curator.does('PUT', `/order/${order._id}/status`, { status: 'Delivered' });
  const { _id, role, ...person } = buyer.user;
  const [{ _id: person_id }] = (await curator.sees(`/person?q=${person.email}`)).people;
  const by = 'Ngọzi Eze';
  expect(await curator.sees(`/order/${order._id}/record`)).toMatchObject({
    status: 200,
    order: { _id: order._id, status: 'Delivered', author: 'Ngozi Eze', buyer: { ...person, person_id } },
    audit: [
      { by, action: 'Order moved', from: 'Paid', to: 'Shipped' },
      { by, action: 'Order moved', from: 'Shipped', to: 'Delivered' },
    ],
  });
});

test('a refused move leaves no entry in the audit', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  const moved = await curator.does('PUT', `/order/${order._id}/status`, { status: 'Delivered' });
  expect(moved.status).toBe(409);
  expect((await curator.sees(`/order/${order._id}/record`)).audit).toEqual([]);
});

test('retries a failed refund of a paid order and refunds it once', async () => {
  const { order, reference } = await paidOrder();
  expect((await curator.does('POST', `/order/${order._id}/refund`)).status).toBe(409);
  const requested = await curator.does('PUT', `/order/${order._id}/status`, { status: 'Refunded' });
  expect(requested).toMatchObject({
    status: 200,
    order: { status: 'Paid', refund: 'asked', open_refund: 'full' },
  });
  expect((await curator.does('POST', `/order/${order._id}/refund`)).status).toBe(409);
  shop.bank.refuses = true;
  await makeAllDueRefunds(shop.context);
  expect((await curator.sees(`/order/${order._id}/record`)).order.refund).toBe('failed');
  shop.bank.refuses = false;
  const again = await curator.does('POST', `/order/${order._id}/refund`);
  expect(again).toMatchObject({ status: 200, order: { refund: 'asked' } });
  await makeAllDueRefunds(shop.context);
  expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
  expect(await curator.sees(`/order/${order._id}/record`)).toMatchObject({
    order: { status: 'Refunded', refund: 'done' },
    audit: [
      { action: 'Refund requested', to: '#250,000, Your order is refunded before it is sent.' },
      { action: 'Refund tried again' },
      { action: 'Refund confirmed by the payment provider', to: '#250,000', by: 'The gallery' },
      { action: 'Order moved', from: 'Refund requested', to: 'Refunded', by: 'The gallery' },
    ],
  });
});

test('retries a failed refund of a second payment and keeps the paid order', async () => {
  const { order, buyer, work, reference } = await orderedWork(shop.app, shop.db);
  const second = await secondPayment(shop.context, order._id);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  shop.bank.pays(second, work.price);
  shop.bank.refuses = true;
  await settlePayment(shop.context, second);
  await refundPayment(shop.context, second);
  expect(await buyer.sees(order._id)).toMatchObject({ reference, refund: null, other_refund: 'failed' });
  shop.bank.refuses = false;
  const again = await curator.does('POST', `/order/${order._id}/refund`);
  expect(again).toMatchObject({ status: 200, order: { status: 'Paid', other_refund: 'asked' } });
  await refundPayment(shop.context, second);
  expect((await curator.does('POST', `/order/${order._id}/refund`)).status).toBe(409);
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Paid',
    reference,
    refund: null,
    other_refund: 'done',
  });
  expect(shop.bank.refunded).toContain(second);
  expect(shop.bank.refunded).not.toContain(reference);
});

test.each(['Pending', 'Shipped'])('refuses to retry a refund of an order that is %s', async (status) => {
  const { order } = status === 'Pending' ? await orderedWork(shop.app, shop.db) : await paidOrder();
  if (status === 'Shipped') {
    await curator.does('PUT', `/order/${order._id}/status`, { status, delivery_date: '2096-12-01' });
  }
  const refused = await curator.does('POST', `/order/${order._id}/refund`);
  expect(refused).toMatchObject({ status: 409, message: 'No refund of this order has failed.' });
});

test('answers 404 for an unknown order', async () => {
  for (const id of ['nothing', curator.user._id]) {
    expect((await curator.sees(`/order/${id}/record`)).status).toBe(404);
    expect((await curator.does('POST', `/order/${id}/refund`)).status).toBe(404);
  }
});
