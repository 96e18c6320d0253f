// Runs on both databases, because answers, expiries, and cancellations race for an order.
import {
  addSizedWork,
  askedOrder,
  declined,
  newConfirmedBuyer,
  newQuoter,
  ordersTo,
} from '../../../testing/orders/quotes';
import { availabilityOf, endHold, setUpShop } from '../../../testing/setup/shop';
import { expireHold } from '../placing/expire-holds';

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
  const buyer = await newConfirmedBuyer(shop);
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
