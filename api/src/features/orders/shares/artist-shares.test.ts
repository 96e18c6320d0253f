import { randomUUID } from 'node:crypto';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/statements';
import { observeSteps, type PurchaseStep } from '../../../db/steps';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { orders } from '../order.table';
import { placeWonOrder } from '../won/place-won-order';
import { artistShares, artistSplits, workSplits } from './artist-share.table';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

async function orderOf(work: { id: string; price: number }) {
  const buyer = await newBuyer(shop.app);
  const { order, payment } = (await buyer.order(work.id, { price: work.price })).json<OrderPaymentAnswer>();
  if (!payment) throw new Error('The payment was not begun.');
  return { id: order._id, buyer, reference: payment.reference, price: work.price };
}

async function pay({ id, buyer, reference, price }: Awaited<ReturnType<typeof orderOf>>) {
  shop.bank.pays(reference, price);
  await buyer.does(id, 'verify');
}

/** A paid order of a work by an artist with this split, or the default. */
async function sold({ artistPercent, workPercent }: { artistPercent?: number; workPercent?: number } = {}) {
  const artist = await addArtist(shop.db);
  const work = await addArtwork(shop.db, { artistId: artist.id });
  if (artistPercent !== undefined)
    await shop.db.insert(artistSplits).values({ artistId: artist.id, percent: artistPercent });
  if (workPercent !== undefined)
    await shop.db.insert(workSplits).values({ artworkId: work.id, percent: workPercent });
  const order = await orderOf(work);
  await pay(order);
  return { artist, work, ...order };
}

async function refund(id: string, amount: number) {
  await curator.does('POST', `/order/${id}/refunds`, { key: randomUUID(), amount, reason: 'A scratch.' });
  await runDueJobs(shop);
}

const sharesOf = (orderId: string) =>
  shop.db.select().from(artistShares).where(eq(artistShares.orderId, orderId)).orderBy(artistShares.at);

test('a sale freezes the default split of the price without VAT', async () => {
  const { id, artist } = await sold();
  expect(await sharesOf(id)).toMatchObject([
    {
      refundId: null,
      artistId: artist.id,
      artistName: 'Adébáyọ̀ Ọlátúnjí',
      percent: 50,
      amount: 25_000_000,
      base: 23_255_814,
      artistShare: 11_627_907,
      galleryShare: 13_372_093,
    },
  ]);
});

test("a work's own split overrides its artist's", async () => {
  expect(await sharesOf((await sold({ artistPercent: 60 })).id)).toMatchObject([{ percent: 60 }]);
  const { id } = await sold({ artistPercent: 60, workPercent: 33.33 });
  expect(await sharesOf(id)).toMatchObject([{ percent: 33.33, artistShare: 7_751_163 }]);
});

test('a later split, another artist, and a removed artist leave a frozen share alone', async () => {
  const { id, artist } = await sold({ artistPercent: 60 });
  await shop.db.delete(artistSplits).where(eq(artistSplits.artistId, artist.id));
  await curator.does('DELETE', '/artist/delete-artist', { artist_id: artist.id });
  expect(await sharesOf(id)).toMatchObject([{ artistId: artist.id, percent: 60 }]);
});

test('a work without an artist is all the gallery’s', async () => {
  const order = await orderOf(await addArtwork(shop.db));
  await pay(order);
  expect(await sharesOf(order.id)).toMatchObject([
    { artistId: null, percent: 0, artistShare: 0, galleryShare: 25_000_000 },
  ]);
});

test('delivery belongs to the gallery', async () => {
  const artist = await addArtist(shop.db);
  const order = await orderOf(await addArtwork(shop.db, { artistId: artist.id }));
  await shop.db
    .update(orders)
    .set({ delivery: 35_000, deliveryZone: 'Lagos' })
    .where(eq(orders.id, order.id));
  await pay(order);
  expect(await sharesOf(order.id)).toMatchObject([
    { amount: 25_000_000, base: 20_000_000, artistShare: 10_000_000, galleryShare: 15_000_000 },
  ]);
});

test('the artist of a won lot shares the hammer price without premium, VAT, and delivery', async () => {
  const artist = await addArtist(shop.db);
  const work = await addArtwork(shop.db, { artistId: artist.id });
  const buyer = await newBuyer(shop.app);
  const parts = [
    { label: 'Hammer price', amount: 1_000_000 },
    { label: 'Premium', amount: 150_000 },
    { label: 'VAT on the premium', amount: 11_250 },
    { label: 'Delivery', amount: 20_000 },
  ];
  const won = await shop.db.transaction((tx) =>
    placeWonOrder(tx, shop.context, {
      userId: buyer.user._id,
      artworkId: work.id,
      address: '12 Uli Close, Ikoyi',
      parts,
      minutes: 60,
    }),
  );
  const { payment } = (await buyer.does(won.id, 'pay')).json<OrderPaymentAnswer>();
  await pay({ id: won.id, buyer, reference: payment?.reference ?? '', price: won.price });
  expect(await sharesOf(won.id)).toMatchObject([
    { amount: 118_125_000, base: 100_000_000, artistShare: 50_000_000, galleryShare: 68_125_000 },
  ]);
});

test('refunds in parts reverse both shares to the kobo', async () => {
  const { id } = await sold({ artistPercent: 33.33 });
  await refund(id, 100_001);
  await refund(id, 49_999);
  await refund(id, 100_000);
  const [sale, ...reversals] = await sharesOf(id);
  const sum = (column: 'amount' | 'base' | 'artistShare' | 'galleryShare') =>
    reversals.reduce((total, row) => total + row[column], 0);
  expect(reversals.map(({ amount }) => amount)).toEqual([-10_000_100, -4_999_900, -10_000_000]);
  expect([sum('amount'), sum('base'), sum('artistShare'), sum('galleryShare')]).toEqual([
    -25_000_000, -23_255_814, -7_751_163, -17_248_837,
  ]);
  expect(sale).toMatchObject({ artistShare: 7_751_163 });
});

test('a payment that no order needed has no share', async () => {
  const work = await addArtwork(shop.db);
  const order = await orderOf(work);
  await order.buyer.does(order.id, 'cancel');
  await (await newBuyer(shop.app)).order(work.id);
  await pay(order);
  await runDueJobs(shop);
  expect(await sharesOf(order.id)).toEqual([]);
});

test.each<PurchaseStep>(['share frozen', 'capture written'])(
  'a capture that aborts at "%s" leaves no share and no payment',
  async (step) => {
    const order = await orderOf(await addArtwork(shop.db));
    const end = observeSteps((at) => {
      if (at === step) throw new Error('The process ends.');
    });
    await pay(order);
    end();
    const captured = sql`SELECT captured_at FROM payments WHERE order_id = ${order.id}`;
    expect(await rowsOf(shop.db, captured)).toEqual([{ captured_at: null }]);
    expect(await sharesOf(order.id)).toEqual([]);
    await order.buyer.does(order.id, 'verify');
    expect(await sharesOf(order.id)).toHaveLength(1);
  },
);

test.each<PurchaseStep>(['partial share reversed', 'partial refund confirmed'])(
  'a refund that aborts at "%s" leaves no reversal and is confirmed later once',
  async (step) => {
    const { id } = await sold();
    const end = observeSteps((at) => {
      if (at === step) throw new Error('The process ends.');
    });
    await refund(id, 50_000);
    end();
    expect(await sharesOf(id)).toHaveLength(1);
    await runDueJobs(shop);
    await runDueJobs(shop);
    expect(await sharesOf(id)).toMatchObject([{ amount: 25_000_000 }, { amount: -5_000_000 }]);
  },
);

test('sales and refunds of the release before get their shares once', async () => {
  const { id } = await sold();
  await refund(id, 50_000);
  const before = await sharesOf(id);
  await shop.db.execute(sql`ALTER TABLE artist_shares DISABLE TRIGGER artist_shares_kept`);
  await shop.db.delete(artistShares).where(eq(artistShares.orderId, id));
  await shop.db.execute(sql`ALTER TABLE artist_shares ENABLE TRIGGER artist_shares_kept`);
  await Promise.all([runDueJobs(shop), runDueJobs(shop)]);
  const withoutId = (rows: typeof before) => rows.map(({ id: _, at: _at, ...row }) => row);
  expect(withoutId(await sharesOf(id))).toEqual(withoutId(before));
});

describe('the database', () => {
  const refuses = (change: Promise<unknown>) =>
    expect(change.catch((error) => Promise.reject(error.cause ?? error))).rejects;

  test('refuses to change or delete a frozen share', async () => {
    const { id } = await sold();
    const ofOrder = eq(artistShares.orderId, id);
    await refuses(shop.db.update(artistShares).set({ percent: 10 }).where(ofOrder)).toThrow('is frozen');
    await refuses(shop.db.delete(artistShares).where(ofOrder)).toThrow('is frozen');
  });

  test('refuses a second share, another sum, and an unconfirmed refund', async () => {
    const { id } = await sold();
    const [sale] = await sharesOf(id);
    if (!sale) throw new Error('The share is missing.');
    const add = (row: Partial<typeof sale>) =>
      refuses(shop.db.insert(artistShares).values({ ...sale, id: randomUUID(), ...row }));
    await add({}).toThrow('artist_shares_one_of_order');
    await add({ galleryShare: 1 }).toThrow('artist_shares_sum');
    await add({ artistShare: sale.artistShare + 1, galleryShare: sale.galleryShare - 1 }).toThrow(
      'artist_shares_sale',
    );
    const minus = { amount: -100, base: -93, artistShare: -47, galleryShare: -53 };
    await add({ refundId: randomUUID(), ...minus }).toThrow('artist_shares');
  });
});
