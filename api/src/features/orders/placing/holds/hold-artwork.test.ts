import { eq, sql } from 'drizzle-orm';
import { addAuction, addLot } from '../../../../testing/gallery/auctions';
import { addArtwork } from '../../../../testing/gallery/records';
import { newGuest } from '../../../../testing/orders/guests';
import { newBuyer } from '../../../../testing/orders/orders';
import { addSizedWork, askedOrder } from '../../../../testing/orders/quotes';
import { emailSubjectsTo, setUpShop } from '../../../../testing/setup/shop';
import { artworks } from '../../../artworks/artwork.table';
import { gallerySettings } from '../../../settings/gallery-settings.table';
import { orderEvents, orders } from '../../order.table';

const shop = setUpShop();

const saved = {
  version: 1,
  address: '12 Uli Close',
  hours: 'Always',
  phone: '08030000000',
  orderMails: false,
  orderMailsTo: 'curators@uligallery.example',
  holdMinutes: 120,
  quoteHoldMinutes: 600,
};

afterEach(() => shop.db.delete(gallerySettings));

test('a work that is out of the catalogue is unknown', async () => {
  const work = await addArtwork(shop.db, { archivedAt: new Date() });
  const answer = await (await newBuyer(shop.app)).order(work.id);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toBe('No artwork with this id.');
});

test('a work in an auction is refused as such, also with its price on request', async () => {
  const lot = await addLot(shop.db, await addAuction(shop.db));
  await shop.db.update(artworks).set({ priceOnRequest: true }).where(eq(artworks.id, lot.artworkId));
  const answer = await (await newBuyer(shop.app)).order(lot.artworkId);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('This artwork is in an auction. Bid on its lot instead.');
});

test('the history names the customer who placed the order, and nobody for a guest', async () => {
  const [buyer, guest] = [await newBuyer(shop.app), await newGuest(shop.app, shop.db)];
  const placed = (await buyer.order((await addArtwork(shop.db)).id)).json().order._id;
  const asGuest = (await guest.order((await addArtwork(shop.db)).id)).json().order._id;
  const authorOf = async (orderId: string) =>
    (await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)))[0]?.byUser;
  expect([await authorOf(placed), await authorOf(asGuest)]).toEqual([buyer.user._id, null]);
});

test('an order that asks for a delivery price waits two days for it and tells the customer', async () => {
  const { buyer, order } = await askedOrder(shop);
  expect(await hoursOf(order._id)).toBe(48);
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['Delivery price requested']);
});

test('the saved minutes of holds apply instead of those of the configuration', async () => {
  await shop.db.insert(gallerySettings).values(saved);
  const [work, buyer] = [await addSizedWork(shop), await newBuyer(shop.app)];
  expect(await hoursOf((await buyer.order(work.id)).json().order._id)).toBe(2);
  expect(await hoursOf((await askedOrder(shop)).order._id)).toBe(10);
});

async function hoursOf(orderId: string): Promise<number> {
  const [held] = await shop.db
    .select({ hours: sql<number>`extract(epoch FROM ${orders.heldUntil} - ${orders.createdAt}) / 3600` })
    .from(orders)
    .where(eq(orders.id, orderId));
  return Math.round(Number(held?.hours));
}
