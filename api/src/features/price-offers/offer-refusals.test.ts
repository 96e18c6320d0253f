import { and, eq } from 'drizzle-orm';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { samplePrice } from '../../testing/gallery/records';
import { newBuyer } from '../../testing/orders/orders';
import { setUpOffers } from '../../testing/setup/offers';
import { artworks } from '../artworks/artwork.table';
import { priceOffers } from './price-offer.table';

const { shop, curator, addOpenWork, send, offer, answers, own, offered } = setUpOffers();

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

test('a work with an open offer becomes no edition until the gallery answers', async () => {
  const { id, work } = await offered();
  const makes = () => curator.does('POST', `/artwork/${work.id}/edition`, { size: 3 });
  expect(await makes()).toMatchObject({
    status: 409,
    message: expect.stringMatching(/Answer the offer first/),
  });
  await answers(id, { answer: 'decline', amount: 200_000 });
  expect((await makes()).status).toBe(201);
});
