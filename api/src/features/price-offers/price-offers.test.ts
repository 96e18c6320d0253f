import type { Offer } from '@gallery/shared/contract/offers/offer';
import { and, eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork, samplePrice } from '../../testing/gallery/records';
import { newBuyer } from '../../testing/orders/orders';
import { testMail } from '../../testing/server/test-app';
import { failAt } from '../../testing/setup/fail-at';
import { availabilityOf, emailSubjectsTo, emailTextTo, endHold, setUpShop } from '../../testing/setup/shop';
import { artworks } from '../artworks/artwork.table';
import { orders } from '../orders/order.table';
import { expireHold } from '../orders/placing/expire-holds';
import { endOffers } from './ending/end-offers';
import { priceOffers } from './price-offer.table';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

const addOpenWork = (given: Partial<typeof artworks.$inferInsert> = {}) =>
  addArtwork(shop.db, { openToOffers: true, ...given });

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

async function send(buyer: Buyer, path: string, payload?: object) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/offer${path}`,
    headers: buyer.headers,
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

const offer = (buyer: Buyer, artwork_id: string, amount: number, more: object = {}) =>
  send(buyer, '', { artwork_id, amount, address: '12 Uli Close, Ikoyi', ...more });
const answers = (id: string, payload: object) => curator.does('POST', `/offer/${id}/answer`, payload);
const own = async (buyer: Buyer): Promise<Offer[]> =>
  (await shop.app.inject({ url: '/api/offer', headers: buyer.headers })).json().offers;
const rowOf = async (id: string) =>
  (await shop.db.select().from(priceOffers).where(eq(priceOffers.id, id)))[0];

async function offered(amount = 200_000, given: Partial<typeof artworks.$inferInsert> = {}) {
  const [work, buyer] = [await addOpenWork(given), await newBuyer(shop.app)];
  const made = await offer(buyer, work.id, amount, { message: 'For the stairs.' });
  expect(made).toMatchObject({ status: 201, offer: { state: 'open', amount, rounds_left: 2 } });
  return { work, buyer, id: made.offer._id as string };
}

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

test('a collector answers a counter-offer with another offer, and accepts the second', async () => {
  const { buyer, work, id } = await offered();
  const first = { answer: 'counter', amount: 200_000, counter: 240_000, message: 'The artist asks for it.' };
  expect((await answers(id, first)).offer).toMatchObject({ state: 'countered', counter: 240_000 });
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

test('an offer expires after three days, and the collector gets a mail', async () => {
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

test.each([
  ['not open', { openToOffers: false }, 'This artwork is not open to offers.'],
  ['sold', { availability: 'sold' as const }, 'This artwork has been sold.'],
])('a work that is %s takes no offer', async (_, given, message) => {
  const work = await addOpenWork(given);
  // Without an order, no work may stay sold.
  const refused = await offer(await newBuyer(shop.app), work.id, 1_000);
  expect([refused.status, refused.message]).toEqual([409, message]);
  await shop.db.delete(artworks).where(eq(artworks.id, work.id));
});

test('a work in an auction and an archived one take no offers', async () => {
  const [lotted, gone] = [await addOpenWork(), await addOpenWork({ archivedAt: new Date() })];
  await addLot(shop.db, await addAuction(shop.db), { artworkId: lotted.id });
  const buyer = await newBuyer(shop.app);
  expect((await offer(buyer, lotted.id, 1_000)).message).toMatch(/^This artwork is in an auction/);
  expect((await offer(buyer, gone.id, 1_000)).status).toBe(404);
});

test('an offer at the public price is refused with the price, and one above a hidden price is not', async () => {
  const [open, hidden] = [await addOpenWork(), await addOpenWork({ priceOnRequest: true })];
  const buyer = await newBuyer(shop.app);
  const refused = await offer(buyer, open.id, samplePrice);
  expect([refused.status, refused.errors]).toEqual([
    422,
    { amount: 'The price is #250,000. Offer less, or buy the artwork.' },
  ]);
  expect((await offer(buyer, hidden.id, samplePrice * 2)).status).toBe(201);
});

test.each([
  ['amount', '1.5', /whole number of naira/],
  ['amount', 1_000_000_001, /whole number of naira/],
  ['amount', '', /Your offer is required/],
  ['message', 'x'.repeat(501), /at most 500/],
  ['address', '', /Delivery address is required/],
  ['artwork_id', 'nothing', /No Artwork/],
])('refuses %s %j', async (field, value, message) => {
  const work = await addOpenWork();
  const refused = await offer(await newBuyer(shop.app), work.id, 1_000, { [field]: value });
  expect([refused.status, refused.errors[field]]).toEqual([422, expect.stringMatching(message)]);
});

test('a counter-offer lies above the offer, and only for the amount that the curator saw', async () => {
  const { id } = await offered();
  const low = await answers(id, { answer: 'counter', amount: 200_000, counter: 200_000 });
  expect([low.status, low.errors]).toEqual([422, { counter: expect.stringMatching(/above the offer/) }]);
  expect((await answers(id, { answer: 'counter', amount: 200_000 })).errors.counter).toMatch(/required/);
  const unseen = await answers(id, { answer: 'accept', amount: 150_000 });
  expect([unseen.status, unseen.message]).toEqual([409, expect.stringMatching(/another offer/)]);
});

test("another person's offer does not exist for a collector", async () => {
  const { id } = await offered();
  const stranger = await newBuyer(shop.app);
  expect(await own(stranger)).toEqual([]);
  for (const path of [`/${id}/accept`, `/${id}/withdraw`])
    expect((await send(stranger, path, { amount: 200_000 })).status).toBe(404);
  expect((await send(stranger, `/${id}/answer`, { answer: 'accept', amount: 200_000 })).status).toBe(403);
});

test('a person has ten open offers at most, also against the database', async () => {
  const buyer = await newBuyer(shop.app);
  const works = [];
  for (let place = 0; place < 11; place += 1) works.push(await addOpenWork());
  for (const { id } of works.slice(0, 10)) expect((await offer(buyer, id, 1_000)).status).toBe(201);
  const [first, last] = [works[0]?.id ?? '', works[10]?.id ?? ''];
  const refused = await offer(buyer, last, 1_000);
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/^You have 10 open offers/)]);
  const [row] = await shop.db
    .select()
    .from(priceOffers)
    .where(and(eq(priceOffers.artworkId, first), eq(priceOffers.userId, buyer.user._id)));
  if (!row) throw new Error('The offer is missing.');
  const another = { ...row, id: last, artworkId: last };
  await expect(shop.db.insert(priceOffers).values(another)).rejects.toThrow();
  await send(buyer, `/${row.id}/withdraw`);
  expect((await offer(buyer, last, 1_000)).status).toBe(201);
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
