import { eq } from 'drizzle-orm';
import { newBuyer } from '../../testing/orders/orders';
import { setUpOffers } from '../../testing/setup/offers';
import { orders } from '../orders/order.table';
import { priceOffers } from './price-offer.table';

const { shop, addOpenWork, send, offer, answers } = setUpOffers();
const ten = Array.from({ length: 10 });
const accept = (id: string) => answers(id, { answer: 'accept', amount: 200_000 });
const ordersOf = (workId: string) => shop.db.select().from(orders).where(eq(orders.artworkId, workId));

test('ten offers of a person for a work at once leave one', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const made = await Promise.all(ten.map(() => offer(buyer, work.id)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
});

test('eleven offers of a person for different works at once leave ten', async () => {
  const buyer = await newBuyer(shop.app);
  const works = await Promise.all([...ten, null].map(() => addOpenWork()));
  const made = await Promise.all(works.map(({ id }) => offer(buyer, id)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409]);
});

test('ten acceptances of one offer make one order', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const { _id: id } = (await offer(buyer, work.id)).offer;
  const answered = await Promise.all(ten.map(() => accept(id)));
  expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await ordersOf(work.id)).toMatchObject([{ price: 200_000, userId: buyer.user._id }]);
});

test('ten acceptances of a counter-offer make one order, and each answer names it', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const { _id: id } = (await offer(buyer, work.id)).offer;
  const counter = { answer: 'counter', amount: 200_000, counter: 230_000 };
  await answers(id, counter);
  const answered = await Promise.all(ten.map(() => send(buyer, `/${id}/accept`, { amount: 230_000 })));
  const [order] = await ordersOf(work.id);
  expect(order?.price).toBe(230_000);
  for (const answer of answered) expect(answer.offer.order._id).toBe(order?.id);
});

test('ten collectors whose offers are accepted at once get the work once', async () => {
  const work = await addOpenWork();
  const buyers = await Promise.all(ten.map(() => newBuyer(shop.app)));
  const made = await Promise.all(buyers.map((buyer) => offer(buyer, work.id)));
  const answered = await Promise.all(made.map((answer) => accept(answer.offer._id)));
  expect(answered.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await ordersOf(work.id)).toHaveLength(1);
});

test('an acceptance and nine withdrawals at once leave either an order or a withdrawal', async () => {
  const [work, buyer] = [await addOpenWork(), await newBuyer(shop.app)];
  const { _id: id } = (await offer(buyer, work.id)).offer;
  await Promise.all([accept(id), ...ten.slice(1).map(() => send(buyer, `/${id}/withdraw`, {}))]);
  const [row] = await shop.db.select().from(priceOffers).where(eq(priceOffers.id, id));
  expect(await ordersOf(work.id)).toHaveLength(row?.state === 'accepted' ? 1 : 0);
});
