// Runs on both databases, because each has its own clock.
import { sql } from 'drizzle-orm';
import { restoreClock, shiftClock } from '../../testing/faults/shifted-clock';
import { addArtwork } from '../../testing/gallery/records';
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import { availabilityOf, endHold, setUpShop } from '../../testing/setup/shop';
import { reconcile } from './paying/reconcile';
import { expireHold } from './placing/holds/expire-holds';

const shop = setUpShop();
afterEach(restoreClock);

/** Returns the minutes of the hold by the database's clock. */
async function minutesLeft(orderId: string): Promise<number> {
  const { rows } = (await shop.db.execute(sql`
    SELECT extract(epoch FROM held_until - clock_timestamp())::float / 60 AS left FROM orders WHERE id = ${orderId}
  `)) as { rows: { left: number }[] };
  return Math.round(rows[0]?.left ?? Number.NaN);
}

describe.each([-60, -20, 20, 60])('an API whose clock is %i minutes off', (minutes) => {
  test('holds a work for fifteen minutes', async () => {
    shiftClock(minutes);
    const { buyer, order } = await orderedWork(shop.app, shop.db);
    expect(await minutesLeft(order._id)).toBe(15);
    await expireHold(shop.context, order._id);
    await reconcile(shop.context);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('ends a hold only after its time', async () => {
    shiftClock(minutes);
    const { buyer, order, work } = await orderedWork(shop.app, shop.db);
    await endHold(shop, order._id);
    await expireHold(shop.context, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Canceled');
    expect(await availabilityOf(shop, work.id)).toBe('available');
    const again = (await buyer.order(work.id)).json().order;
    await endHold(shop, again._id);
    await expireHold(shop.context, again._id);
    expect((await buyer.order(work.id)).json().message).toMatch(/ran out/);
  });

  test('lets a customer cancel at once and order again', async () => {
    shiftClock(minutes);
    const { buyer, order, work } = await orderedWork(shop.app, shop.db);
    await buyer.does(order._id, 'cancel');
    expect((await buyer.order(work.id)).statusCode).toBe(201);
  });

  test('opens one payment form for parallel requests', async () => {
    shiftClock(minutes);
    const [work, buyer] = [await addArtwork(shop.db), await newBuyer(shop.app)];
    const answers = await Promise.all([1, 2, 3].map(() => buyer.order(work.id)));
    expect(new Set(answers.map((answer) => answer.json().payment?.access_code)).size).toBe(1);
  });
});
