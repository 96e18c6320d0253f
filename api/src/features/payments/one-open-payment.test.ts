import { and, eq, isNull, sql } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import { setUpShop } from '../../testing/setup/shop';
import { payments } from './payment.table';

const shop = setUpShop();

/** Places an order while the bank is unreachable, so that no payment of it begins. */
async function orderWithoutPayment() {
  const [work, buyer] = [await addArtwork(shop.db), await newBuyer(shop.app)];
  shop.bank.down = true;
  const { order } = (await buyer.order(work.id)).json();
  shop.bank.down = false;
  return { work, buyer, order };
}

function paymentsOf(orderId: string) {
  return shop.db.select().from(payments).where(eq(payments.orderId, orderId));
}

/** The bank answers when the test tells it to. */
function busyBank(): () => void {
  let answers = () => {};
  shop.bank.busy = new Promise((resolve) => {
    answers = resolve;
  });
  return () => answers();
}

test('ten simultaneous requests open one payment form', async () => {
  const { buyer, order } = await orderWithoutPayment();
  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.does(order._id, 'pay')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const codes = answers.map((answer) => answer.json().payment?.access_code);
  expect(codes[0]).toBeTruthy();
  expect(new Set(codes).size).toBe(1);
  const forms = (await paymentsOf(order._id)).filter(({ accessCode }) => accessCode !== null);
  expect(forms).toHaveLength(1);
});

test('a purchase sent ten times at once opens one payment form', async () => {
  const [work, buyer] = [await addArtwork(shop.db), await newBuyer(shop.app)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.order(work.id)));
  expect(new Set(answers.map((answer) => answer.json().payment?.access_code)).size).toBe(1);
  expect(await paymentsOf(answers[0]?.json().order._id)).toHaveLength(1);
});

test('the database refuses a second open payment of an order', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  const another = { reference: 'another', orderId: order._id, amount: 1, currency: 'NGN' };
  await expect(shop.db.insert(payments).values(another)).rejects.toMatchObject({
    cause: { code: '23505' },
  });
});

test('returns the same form to a second request while the provider is slow', async () => {
  const { buyer, order } = await orderWithoutPayment();
  const bankAnswers = busyBank();
  const [first, second] = [buyer.does(order._id, 'pay'), buyer.does(order._id, 'pay')];
  await new Promise((resolve) => setTimeout(resolve, 400));
  bankAnswers();
  const codes = [(await first).json(), (await second).json()].map(({ payment }) => payment?.access_code);
  expect(codes[0]).toBeTruthy();
  expect(codes[1]).toBe(codes[0]);
});

test('opens one new form after the provider was down', async () => {
  const { buyer, order } = await orderWithoutPayment();
  const [closed] = await paymentsOf(order._id);
  const { payment } = (await buyer.does(order._id, 'pay')).json();
  expect(payment.reference).not.toBe(closed?.reference);
  const open = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order._id), isNull(payments.closedAt)));
  expect(open.map(({ reference }) => reference)).toEqual([payment.reference]);
});

test('takes over the form of a killed process, whose late answer opens nothing', async () => {
  const { buyer, order } = await orderWithoutPayment();
  const bankAnswers = busyBank();
  const killed = buyer.does(order._id, 'pay');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await shop.db
    .update(payments)
    .set({ claimedUntil: sql`now() - interval '1 second'` })
    .where(eq(payments.orderId, order._id));
  shop.bank.busy = Promise.resolve();
  const { payment } = (await buyer.does(order._id, 'pay')).json();
  expect(payment.access_code).toBeTruthy();
  bankAnswers();
  expect((await killed).json().payment).toEqual(payment);
});

test('refuses a payment form for a canceled order', async () => {
  const { buyer, order } = await orderWithoutPayment();
  await buyer.does(order._id, 'cancel');
  expect((await buyer.does(order._id, 'pay')).statusCode).toBe(409);
  expect((await paymentsOf(order._id)).map(({ accessCode }) => accessCode)).toEqual([null]);
});
