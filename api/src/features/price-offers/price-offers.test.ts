import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import { eq, sql } from 'drizzle-orm';
import { samplePrice } from '../../testing/gallery/records';
import { newBuyer } from '../../testing/orders/orders';
import { settingsWith } from '../../testing/orders/settings-with';
import { testMail } from '../../testing/server/test-app';
import { failAt } from '../../testing/setup/fail-at';
import { setUpOffers } from '../../testing/setup/offers';
import { availabilityOf, emailSubjectsTo, emailTextTo, endHold } from '../../testing/setup/shop';
import { listAudit } from '../audit/list-audit';
import { deliveryTables } from '../delivery/delivery-table.table';
import { orders } from '../orders/order.table';
import { expireHold } from '../orders/placing/holds/expire-holds';
import { gallerySettings } from '../settings/gallery-settings.table';
import { endOffers } from './ending/end-offers';
import { priceOffers } from './price-offer.table';

const { shop, addOpenWork, send, offer, answers, own, rowOf, offered } = setUpOffers();
const inLagos: DeliverTo = {
  name: 'Adaeze Nwosu',
  phone: '08030000000',
  line: '12 Uli Close',
  city: 'Ikoyi',
  state: 'Lagos',
  postcode: '',
  country: 'NG',
  note: '',
};

async function expire(id: string) {
  await shop.db
    .update(priceOffers)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(priceOffers.id, id));
}

test('an accepted offer holds the work and orders it at that price, which the collector pays', async () => {
  const { work, buyer, id } = await offered();
  expect(await emailTextTo(shop, testMail.galleryEmail, `Offer for ${work.name}`)).toContain('#200,000');
  expect(await answers(id, { answer: 'accept', amount: 200_000 })).toMatchObject({
    status: 200,
    offer: { state: 'accepted', order: { status: 'Pending' } },
  });
  const [agreed] = await own(buyer);
  const order = await buyer.sees(agreed?.order?._id ?? '');
  expect(order).toMatchObject({ address: '12 Uli Close, Ikoyi', artwork_id: { price: 200_000 } });
  const hours = (Date.parse(order.held_until ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(48, 1);
  expect(await availabilityOf(shop, work.id)).toBe('held');
  const paying = (await buyer.does(order._id, 'pay')).json();
  shop.bank.pays(paying.payment.reference, 200_000);
  expect((await buyer.does(order._id, 'verify')).json().order.status).toBe('Paid');
  expect(await emailSubjectsTo(shop, buyer.user.email)).toContain('Agreed');
});

test('an accepted offer orders the work with the delivery that the collector saw', async () => {
  const rates = [{ up_to_cm: 500, up_to_kg: null, price: 18_000 }];
  const lagos: DeliveryZone = { name: 'Lagos', country: 'NG', states: ['Lagos'], days: 'two days', rates };
  await shop.db.insert(deliveryTables).values({ version: 1, zones: [lagos] });
  const [work, buyer] = [await addOpenWork({ height_cm: 90, width_cm: 120 }), await newBuyer(shop.app)];
  expect(await offer(buyer, work.id, 200_000, { deliver_to: inLagos, delivery: 12_000 })).toMatchObject({
    status: 409,
    message: 'Delivery to this address now costs #18,000.',
    price: 200_000,
    delivery: 18_000,
  });
  const made = await offer(buyer, work.id, 200_000, { deliver_to: inLagos, delivery: 18_000 });
  expect(made.offer.delivery).toEqual({ amount: 18_000, zone: 'Lagos' });
  await shop.db.delete(deliveryTables);
  await answers(made.offer._id, { answer: 'counter', amount: 200_000, counter: 230_000 });
  expect(await emailTextTo(shop, buyer.user.email, 'Our counter-offer')).toContain('Total: #248,000');
  const agreed = await send(buyer, `/${made.offer._id}/accept`, { amount: 230_000 });
  const mail = await emailTextTo(shop, buyer.user.email, 'Agreed');
  expect(mail).toContain('Agreed at #230,000');
  expect(mail).toMatch(/Delivery and insurance, Lagos: #18,000\s+Total: #248,000/);
  expect(await buyer.sees(agreed.offer.order._id)).toMatchObject({
    artwork_id: { price: 248_000 },
    delivery: { amount: 18_000, zone: 'Lagos' },
    deliver_to: inLagos,
    address: '12 Uli Close, Ikoyi, Lagos',
  });
});

test('a collector answers a counter-offer with another offer, and accepts the second', async () => {
  const { buyer, work, id } = await offered();
  const first = { answer: 'counter', amount: 200_000, counter: 240_000, message: 'The artist asks for it.' };
  expect((await answers(id, first)).offer).toMatchObject({ state: 'countered', counter: 240_000 });
  expect(await listAudit(shop.db, 'offer', id)).toMatchObject([
    { action: 'Counter-offer made', from: '#200,000', to: '#240,000' },
  ]);
  const mail = await emailTextTo(shop, buyer.user.email, 'Our counter-offer');
  expect(mail).toMatch(/#240,000[\s\S]*“The artist asks for it\.”/);
  const second = await offer(buyer, work.id, 220_000);
  expect(second.offer).toMatchObject({ _id: id, state: 'open', counter: null, reply: '', rounds_left: 1 });
  await answers(id, { answer: 'counter', amount: 220_000, counter: 230_000 });
  expect(await send(buyer, `/${id}/accept`, { amount: 240_000 })).toMatchObject({
    status: 409,
    message: 'Our counter-offer has changed. Reload the page to see it.',
  });
  const agreed = await send(buyer, `/${id}/accept`, { amount: 230_000 });
  expect(agreed.offer).toMatchObject({ state: 'accepted', order: { status: 'Pending' } });
  expect((await buyer.sees(agreed.offer.order._id)).artwork_id.price).toBe(230_000);
  expect((await send(buyer, `/${id}/accept`, { amount: 230_000 })).offer.order).toEqual(agreed.offer.order);
});

test('a work has three rounds', async () => {
  const { buyer, work, id } = await offered(100_000);
  for (const amount of [110_000, 120_000]) {
    await answers(id, { answer: 'counter', amount: amount - 10_000, counter: 200_000 });
    expect((await offer(buyer, work.id, amount)).status).toBe(201);
  }
  const counter = await answers(id, { answer: 'counter', amount: 120_000, counter: 200_000 });
  expect(counter.offer.rounds_left).toBe(0);
  expect(await offer(buyer, work.id, 130_000)).toMatchObject({
    status: 409,
    message: 'You have made 3 offers for this artwork. Accept our counter-offer, or decline it.',
  });
});

test('a person has one open offer for a work, and may offer again after it ends', async () => {
  const { buyer, work, id } = await offered();
  expect(await offer(buyer, work.id, 210_000)).toMatchObject({ status: 409, message: /^You have offered/ });
  expect((await send(buyer, `/${id}/withdraw`)).offer.state).toBe('withdrawn');
  expect((await send(buyer, `/${id}/withdraw`)).status).toBe(200);
  expect((await offer(buyer, work.id, 210_000)).status).toBe(201);
});

test('an offer expires after three days, and the collector gets an email', async () => {
  const { buyer, work, id } = await offered();
  const days = (((await rowOf(id))?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(3, 2);
  await expire(id);
  expect((await own(buyer))[0]?.state).toBe('expired');
  expect(await answers(id, { answer: 'accept', amount: 200_000 })).toMatchObject({
    status: 409,
    message: 'This offer has ended.',
  });
  await endOffers(shop.context);
  expect((await rowOf(id))?.state).toBe('expired');
  expect(await emailTextTo(shop, buyer.user.email, `Your offer for ${work.name} has expired`)).toContain(
    'did not reply in time',
  );
  expect((await offer(buyer, work.id, 190_000)).status).toBe(201);
});

test('an offer keeps the days that count when it is made', async () => {
  const before = await offered();
  const end = (await rowOf(before.id))?.expiresAt.getTime();
  await shop.db.insert(gallerySettings).values(settingsWith({ offerDays: 5, returnDays: 14 }));
  const { id } = await offered();
  const days = (((await rowOf(id))?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(5, 2);
  expect((await rowOf(before.id))?.expiresAt.getTime()).toBe(end);
  await shop.db.delete(gallerySettings);
});

test('a sale ends the offers of the others, who owe nothing', async () => {
  const { buyer, work, id } = await offered();
  const other = await newBuyer(shop.app);
  const { order, payment } = (await other.order(work.id)).json();
  const held = await answers(id, { answer: 'accept', amount: 200_000 });
  expect([held.status, held.message]).toEqual([
    409,
    expect.stringMatching(/^This artwork is held for another/),
  ]);
  shop.bank.pays(payment.reference, samplePrice);
  await other.does(order._id, 'verify');
  expect((await own(buyer))[0]?.state).toBe('lapsed');
  expect((await answers(id, { answer: 'accept', amount: 200_000 })).status).toBe(409);
  await endOffers(shop.context);
  expect((await rowOf(id))?.state).toBe('lapsed');
  expect(await emailTextTo(shop, buyer.user.email, 'No longer available')).toContain('you owe nothing');
});

test('an unpaid agreement frees the work and keeps its offer', async () => {
  const { buyer, work, id } = await offered();
  const { offer: agreed } = await answers(id, { answer: 'accept', amount: 200_000 });
  await endHold(shop, agreed.order._id);
  await expireHold(shop.context, agreed.order._id);
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect((await own(buyer))[0]).toMatchObject({ state: 'accepted', order: { status: 'Canceled' } });
});

test('a declined offer tells neither mail nor answer the price on request', async () => {
  const { buyer, id } = await offered(200_000, { price: 734_519_286, priceOnRequest: true });
  await answers(id, { answer: 'decline', amount: 200_000, message: 'Not this year.' });
  expect(JSON.stringify(await own(buyer))).not.toMatch(/734,?519,?286/);
  const mail = await emailTextTo(shop, buyer.user.email, 'Your offer');
  expect(mail).toContain('Not this year.');
  expect(mail).not.toMatch(/734,?519,?286/);
});

test.each(['offer made', 'offer accepted', 'offer answered by the gallery'] as const)(
  'nothing changes when the process is killed at “%s”',
  async (step) => {
    const { id, work, buyer } = await offered();
    const [before, mailsBefore] = [await rowOf(id), await emailSubjectsTo(shop, buyer.user.email)];
    const other = await newBuyer(shop.app);
    const failed = await failAt(step, () =>
      ({
        'offer made': () => offer(other, work.id, 1_000),
        'offer accepted': () => answers(id, { answer: 'accept', amount: 200_000 }),
        'offer answered by the gallery': () => answers(id, { answer: 'decline', amount: 200_000 }),
      })[step](),
    );
    expect(failed.status).toBe(500);
    expect(await rowOf(id)).toEqual(before);
    expect(await own(other)).toEqual([]);
    expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(mailsBefore);
    expect(await availabilityOf(shop, work.id)).toBe('available');
    expect(await shop.db.select().from(orders).where(eq(orders.artworkId, work.id))).toEqual([]);
  },
);
