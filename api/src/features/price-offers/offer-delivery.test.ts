import { eq } from 'drizzle-orm';
import { newBuyer } from '../../testing/orders/orders';
import { inAccra } from '../../testing/orders/quotes';
import { setUpOffers } from '../../testing/setup/offers';
import { emailTextTo } from '../../testing/setup/shop';
import { deliveryTables } from '../delivery/delivery-table.table';
import { priceOffers } from './price-offer.table';

const { shop, curator, addOpenWork, send, offer, answers } = setUpOffers();

beforeEach(() => shop.db.delete(deliveryTables));

/** An offer to a place for which the table has no price. */
async function offeredToAccra() {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const made = await offer(buyer, work.id, 200_000, { deliver_to: inAccra, delivery: null });
  return { work, buyer, id: made.offer._id as string };
}

test.each([
  { answer: 'accept', amount: 200_000 },
  { answer: 'counter', amount: 200_000, counter: 230_000 },
])('refuses to $answer an offer without a delivery price, and says what to name', async (given) => {
  const { id } = await offeredToAccra();
  const records = await curator.sees('/offer/records?open=true');
  expect(records.offers).toContainEqual(expect.objectContaining({ _id: id, needs_delivery: true }));
  const refused = await answers(id, given);
  expect(refused).toMatchObject({
    status: 422,
    errors: { delivery: expect.stringMatching(/Name its price in naira/) },
  });
  expect(await answers(id, { ...given, delivery: '-1' })).toMatchObject({ status: 422 });
});

test('an offer without a delivery price can be declined', async () => {
  const { id } = await offeredToAccra();
  expect(await answers(id, { answer: 'decline', amount: 200_000 })).toMatchObject({ status: 200 });
});

test('an accepted offer contains the delivery that the curator named', async () => {
  const { buyer, id } = await offeredToAccra();
  const { offer: agreed } = await answers(id, { answer: 'accept', amount: 200_000, delivery: '40,000' });
  expect(await buyer.sees(agreed.order._id)).toMatchObject({
    artwork_id: { price: 240_000 },
    delivery: { amount: 40_000, zone: 'Ghana' },
  });
  expect(await emailTextTo(shop, buyer.user.email, 'Agreed')).toContain('Total: #240,000');
});

test('a counter-offer names the delivery, which stays for the next round to the same address', async () => {
  const { work, buyer, id } = await offeredToAccra();
  await answers(id, { answer: 'counter', amount: 200_000, counter: 230_000, delivery: 40_000 });
  expect(await emailTextTo(shop, buyer.user.email, 'Our counter-offer')).toContain('Total: #270,000');
  const next = await offer(buyer, work.id, 210_000, { deliver_to: inAccra, delivery: null });
  expect(next.offer.delivery).toEqual({ amount: 40_000, zone: 'Ghana' });
  await answers(id, { answer: 'counter', amount: 210_000, counter: 220_000 });
  const accepted = await send(buyer, `/${id}/accept`, { amount: 220_000 });
  expect((await buyer.sees(accepted.offer.order._id)).artwork_id.price).toBe(260_000);
});

test('the table decides where it has a price, whatever the curator names', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const made = await offer(buyer, work.id, 200_000);
  const { offer: agreed } = await answers(made.offer._id, { answer: 'accept', amount: 200_000, delivery: 5 });
  expect((await buyer.sees(agreed.order._id)).artwork_id.price).toBe(200_000);
});

test('a counter-offer of the previous release without a delivery price cannot be accepted', async () => {
  const { buyer, id } = await offeredToAccra();
  await shop.db
    .update(priceOffers)
    .set({ state: 'countered', counter: 230_000 })
    .where(eq(priceOffers.id, id));
  const refused = await send(buyer, `/${id}/accept`, { amount: 230_000 });
  expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/has no price yet/) });
});
