// Runs on both databases, because payments and webhooks race each other.
import { eq } from 'drizzle-orm';
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { payments } from '../payment.table';

const shop = setUpShop();

test('checks five payments while the provider is down and all when it is back', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  for (let more = 0; more < 12; more += 1) await secondPayment(shop.context, order._id);
  Object.assign(shop.bank, { down: true, checks: 0 });
  await runDueJobs(shop);
  expect(shop.bank.checks).toBe(5);
  Object.assign(shop.bank, { down: false, checks: 0 });
  await runDueJobs(shop);
  expect(shop.bank.checks).toBe(13);
});

test('checks the form of a canceled order less often than one of a pending order', async () => {
  const [canceled, pending] = [await orderedWork(shop.app, shop.db), await orderedWork(shop.app, shop.db)];
  await canceled.buyer.does(canceled.order._id, 'cancel');
  await runDueJobs(shop);
  expect(await minutesToCheck(canceled.reference)).toBe(15);
  expect(await minutesToCheck(pending.reference)).toBe(1);
});

async function minutesToCheck(reference: string): Promise<number> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.reference, reference));
  return Math.round((Number(payment?.nextCheckAt) - Date.now()) / 60_000);
}
