import { newBuyer } from '../../../testing/orders/orders';
import {
  addSizedWork,
  askedOrder,
  declined,
  newConfirmedBuyer,
  newPaidBuyer,
  newQuoter,
  ordersTo,
} from '../../../testing/orders/quotes';
import { availabilityOf, endHold, setUpShop } from '../../../testing/setup/shop';
import { expireHold } from '../placing/holds/expire-holds';

const shop = setUpShop();
const ten = <Result>(does: (position: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 10 }, (_, position) => does(position)));

test('one of ten simultaneous answers counts', async () => {
  const { buyer, order } = await askedOrder(shop);
  const curator = await newQuoter(shop);
  const answers = await ten((position) => curator.answer(order._id, position % 2 ? declined : undefined));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  const { status, delivery_quote } = await buyer.sees(order._id);
  expect([status, delivery_quote?.state]).toEqual(
    status === 'Pending' ? ['Pending', 'answered'] : ['Canceled', 'declined'],
  );
});

test('answers and cancellations at the same time end in one of both', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  const curator = await newQuoter(shop);
  const answers = await ten((position) =>
    position % 2 ? buyer.does(order._id, 'cancel') : curator.answer(order._id),
  );
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Canceled', held_until: null });
  expect(await availabilityOf(shop, work.id)).toBe('available');
});

test('answers never revive a hold that has ended', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  const curator = await newQuoter(shop);
  await endHold(shop, order._id);
  const answers = await ten(async (position) =>
    position % 2
      ? expireHold(shop.context, order._id)
      : curator.answer(order._id).then(({ statusCode }) => statusCode),
  );
  expect(answers.filter((answer) => answer === 409)).toHaveLength(5);
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Canceled',
    delivery_quote: { state: 'asked' },
  });
  expect(await availabilityOf(shop, work.id)).toBe('available');
});

test('ten simultaneous requests of one customer leave three waiting orders', async () => {
  const buyer = await newPaidBuyer(shop);
  const works = await ten(() => addSizedWork(shop));
  const answers = await Promise.all(works.map(({ id }) => ordersTo(shop, buyer.headers, id)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toMatch(/^3 orders wait for a delivery price from us already\. Cancel one/);
});

test('ten simultaneous requests for one work leave one waiting order', async () => {
  const [work, buyer] = [await addSizedWork(shop), await newConfirmedBuyer(shop)];
  const answers = await ten(() => ordersTo(shop, buyer.headers, work.id));
  const ids = answers.map((answer) => answer.json().order._id);
  expect(new Set(ids).size).toBe(1);
});

test('a customer waits for one price before the first payment, and asks for a work twice a week', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  const second = await ordersTo(shop, buyer.headers, (await addSizedWork(shop)).id);
  expect(second.json().message).toMatch(/^One order waits for a delivery price/);
  await buyer.does(order._id, 'cancel');
  const again = (await ordersTo(shop, buyer.headers, work.id)).json();
  await buyer.does(again.order._id, 'cancel');
  const third = await ordersTo(shop, buyer.headers, work.id);
  expect(third.statusCode).toBe(429);
  expect(third.json().message).toMatch(/^You have asked for this delivery twice this week/);
});

test('only a confirmed address may ask, because it gets the price', async () => {
  const [work, buyer] = [await addSizedWork(shop), await newBuyer(shop.app)];
  const refused = await ordersTo(shop, buyer.headers, work.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ confirm_email: true });
  expect(await availabilityOf(shop, work.id)).toBe('available');
});
