import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { isUniqueViolation } from '../../db/database-errors';
import { openTestDatabase } from '../../testing/database/test-database';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork } from '../../testing/gallery/records';
import { newBuyer, openShop } from '../../testing/orders/orders';
import { artworkClaims } from '../artworks/availability/availability.table';
import { orders } from '../orders/order.table';
import { lots } from './lot.table';

let database: OpenDatabase;
let shop: ReturnType<typeof openShop>;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = openShop(database.db);
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

test('refuses to sell a work in an auction and sells it after its lot passes', async () => {
  const buyer = await newBuyer(shop.app);
  const lot = await addLot(database.db, await addAuction(database.db));
  const refused = await buyer.order(lot.artworkId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('This artwork is in an auction. Bid on its lot instead.');
  const passed = { outcome: 'passed', endedAt: new Date(), claimsWork: false } as const;
  await database.db.update(lots).set(passed).where(eq(lots.id, lot.id));
  expect((await buyer.order(lot.artworkId)).statusCode).toBe(201);
});

test('gives a work to an order or to a lot when both come at once', async () => {
  const [buyer, auction] = [await newBuyer(shop.app), await addAuction(database.db)];
  for (let number = 1; number <= 10; number += 1) {
    const work = await addArtwork(database.db);
    const lot = await addLot(database.db, auction, { number, artworkId: work.id, claimsWork: false });
    const [order, published] = await Promise.all([
      buyer.order(work.id),
      database.db
        .update(lots)
        .set({ claimsWork: true })
        .where(eq(lots.id, lot.id))
        .then(() => true)
        .catch((error) => {
          if (isUniqueViolation(error)) return false;
          throw error;
        }),
    ]);
    expect(order.statusCode).toBe(published ? 409 : 201);
    const claims = await database.db.select().from(artworkClaims).where(eq(artworkClaims.artworkId, work.id));
    expect(claims).toMatchObject([{ by: published ? 'lot' : 'order' }]);
    expect(await database.db.$count(orders, eq(orders.artworkId, work.id))).toBe(published ? 0 : 1);
    if (!published) await buyer.does(order.json().order._id, 'cancel');
  }
});
