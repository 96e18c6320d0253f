import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { expectConsistentOrders, openShop } from '../../../../testing/orders/orders';
import {
  addSizedWork,
  inLagos,
  newConfirmedBuyer,
  ordersTo,
  priceLagos,
} from '../../../../testing/orders/quotes';
import { setUp } from '../../../../testing/setup/setup-api';
import { availabilityOf } from '../../../../testing/setup/shop';
import { orders } from '../../order.table';

/** A mailbox, and a network, may hold one work for days. */
const shop = setUp((db: Database) => openShop(db, { holdShare: 0.01 }));
beforeAll(() => priceLagos(shop, 18_000));
afterEach(() => expectConsistentOrders(shop.db));

/** A customer with a confirmed address who holds a work in Lagos, which no limit of the network covers. */
async function heldInLagos() {
  const [work, buyer] = [await addSizedWork(shop), await newConfirmedBuyer(shop)];
  const held = await ordersTo(shop, buyer.headers, work.id, { deliver_to: inLagos, delivery: 18_000 });
  expect(held.statusCode).toBe(201);
  const network = async () => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, held.json().order._id));
    return order?.network;
  };
  const cancel = () => buyer.does(held.json().order._id, 'cancel');
  return { work, network, cancel, asks: () => ordersTo(shop, buyer.headers, work.id) };
}

test('two mailboxes of one network cannot both hold a work for days by a change of address', async () => {
  const [one, other] = [await heldInLagos(), await heldInLagos()];
  expect(await one.network()).toBeNull();
  expect((await one.asks()).json().order.delivery_quote).toMatchObject({ state: 'asked' });
  expect(await one.network()).toEqual(expect.any(String));

  const refused = await other.asks();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(/^Several artworks are on hold from your network already/),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(24 * 3_600);
  expect(await other.network()).toBeNull();
  expect(await availabilityOf(shop, other.work.id)).toBe('held');

  await one.cancel();
  expect((await other.asks()).json().order.delivery_quote).toMatchObject({ state: 'asked' });
});
