// Runs on both databases, because collectors and curators race for one work.
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtwork } from '../../testing/gallery/records';
import { newBuyer } from '../../testing/orders/orders';
import { setUpShop } from '../../testing/setup/shop';
import { orders } from '../orders/order.table';
import { priceOffers } from './price-offer.table';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
const ten = Array.from({ length: 10 });
const addOpenWork = () => addArtwork(shop.db, { openToOffers: true });

const post = (buyer: Buyer, path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/offer${path}`, headers: buyer.headers, payload });
const offer = (buyer: Buyer, artwork_id: string, amount = 200_000) =>
  post(buyer, '', { artwork_id, amount, address: '12 Uli Close, Ikoyi' });
const accept = (id: string) =>
  curator.does('POST', `/offer/${id}/answer`, { answer: 'accept', amount: 200_000 });
const ordersOf = (workId: string) => shop.db.select().from(orders).where(eq(orders.artworkId, workId));

test('ten offers of a person for a work at once leave one', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const made = await Promise.all(ten.map(() => offer(buyer, work.id)));
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
});

test('eleven offers of a person for different works at once leave ten', async () => {
  const buyer = await newBuyer(shop.app);
  const works = await Promise.all([...ten, null].map(addOpenWork));
  const made = await Promise.all(works.map(({ id }) => offer(buyer, id)));
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(201), 409]);
});

test('ten acceptances of one offer make one order', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const { _id: id } = (await offer(buyer, work.id)).json().offer;
  const answers = await Promise.all(ten.map(() => accept(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await ordersOf(work.id)).toMatchObject([{ price: 200_000, userId: buyer.user._id }]);
});

test('ten acceptances of a counter-offer make one order, and each answer names it', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const { _id: id } = (await offer(buyer, work.id)).json().offer;
  const counter = { answer: 'counter', amount: 200_000, counter: 230_000 };
  await curator.does('POST', `/offer/${id}/answer`, counter);
  const answers = await Promise.all(ten.map(() => post(buyer, `/${id}/accept`, { amount: 230_000 })));
  const [order] = await ordersOf(work.id);
  expect(order?.price).toBe(230_000);
  for (const answer of answers) expect(answer.json().offer.order._id).toBe(order?.id);
});

test('ten collectors whose offers are accepted at once get the work once', async () => {
  const work = await addOpenWork();
  const buyers = await Promise.all(ten.map(() => newBuyer(shop.app)));
  const made = await Promise.all(buyers.map((buyer) => offer(buyer, work.id)));
  const answers = await Promise.all(made.map((answer) => accept(answer.json().offer._id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await ordersOf(work.id)).toHaveLength(1);
});

test('an acceptance and nine withdrawals at once leave either an order or a withdrawal', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const { _id: id } = (await offer(buyer, work.id)).json().offer;
  await Promise.all([accept(id), ...ten.slice(1).map(() => post(buyer, `/${id}/withdraw`, {}))]);
  const [row] = await shop.db.select().from(priceOffers).where(eq(priceOffers.id, id));
  expect(await ordersOf(work.id)).toHaveLength(row?.state === 'accepted' ? 1 : 0);
});
