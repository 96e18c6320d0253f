// Runs on both databases, because a view and its triggers decide what the catalogue shows.
import type { ArtworkAnswer, ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { count, eq, isNull } from 'drizzle-orm';
import { bidOn, endLotNow, newCollector, settleNow } from '../../../testing/auctions/settling';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { endHold, setUpShop } from '../../../testing/setup/shop';
import { availabilityChanges } from '../../artworks/availability/availability.table';
import { orders } from '../../orders/order.table';
import { expireHold } from '../../orders/placing/holds/expire-holds';
import { auctions } from '../auction.table';
import type { lots } from '../lot.table';

const shop = setUpShop();

async function workOf(id: string) {
  return (await shop.app.inject(`/api/artwork/${id}`)).json<ArtworkAnswer>().artwork;
}

async function list(query: string) {
  return (await shop.app.inject(`/api/artwork?${query}`)).json<ArtworksAnswer>();
}

/** Adds a lot that opens at #100,000, for a work with the fixed price #900,000. */
async function lotOfWork(given: Partial<typeof lots.$inferInsert> = {}, published = true) {
  const artist = await addArtist(shop.db);
  const work = await addArtwork(shop.db, { artistId: artist.id, price: 900_000 });
  const auction = await addAuction(shop.db, published ? {} : { publishedAt: null });
  const lot = await addLot(shop.db, auction, { artworkId: work.id, number: 5, ...given });
  const bidder = await newCollector(shop, auction.id, 101);
  return { artist, work, auction, lot, bidder };
}

test('answers a work in a published auction with its lot and bid, never with its fixed price', async () => {
  const { artist, work, auction, lot, bidder } = await lotOfWork();
  const before = { availability: 'in_auction', price: 100_000, lot: { number: 5, start: 100_000, price: 0 } };
  expect(await workOf(work.id)).toMatchObject(before);
  await bidOn(shop.db, lot.id, bidder, 500_000);
  const rival = await newCollector(shop, auction.id, 102);
  await bidOn(shop.db, lot.id, rival, 375_000);
  const shown = {
    availability: 'in_auction',
    price: 400_000,
    lot: {
      _id: lot.id,
      auction_id: auction.id,
      number: 5,
      start: 100_000,
      price: 400_000,
      opens_at: lot.opensAt.toISOString(),
      closes_at: lot.closesAt.toISOString(),
    },
  };
  expect(await workOf(work.id)).toMatchObject(shown);
  expect((await list(`artist=${artist.id}`)).artworks).toMatchObject([shown]);
  const lotAnswer = (await shop.app.inject(`/api/lot/${lot.id}`)).json();
  const inLot = { availability: 'in_auction', price: 100_000, lot: null };
  expect(lotAnswer).toMatchObject({ artwork: shown, lot: { price: 400_000, artwork_id: inLot } });
});

test('answers the lot of an upcoming auction and none of a draft', async () => {
  const opensAt = new Date(Date.now() + 600_000);
  const upcoming = await lotOfWork({ opensAt });
  expect(await workOf(upcoming.work.id)).toMatchObject({
    availability: 'in_auction',
    lot: { opens_at: opensAt.toISOString() },
  });
  const draft = await lotOfWork({}, false);
  expect(await workOf(draft.work.id)).toMatchObject({ availability: 'available', price: 900_000, lot: null });
});

test('filters by available works, by works in an auction, and by both', async () => {
  const { artist, work } = await lotOfWork();
  const free = await addArtwork(shop.db, { artistId: artist.id, price: 500_000 });
  const found = async (query: string) => {
    const answer = await list(`artist=${artist.id}&${query}`);
    expect(answer.total).toBe(answer.artworks.length);
    return answer.artworks.map(({ _id }) => _id).sort();
  };
  expect(await found('available=true')).toEqual([free.id]);
  expect(await found('auction=true')).toEqual([work.id]);
  expect(await found('available=true&auction=true')).toEqual([free.id, work.id].sort());
});

test('filters and sorts a work in an auction by its bid, page by page', async () => {
  const { artist, work, lot, bidder } = await lotOfWork();
  await bidOn(shop.db, lot.id, bidder, 100_000);
  const cheap = await addArtwork(shop.db, { artistId: artist.id, price: 50_000 });
  const dear = await addArtwork(shop.db, { artistId: artist.id, price: 300_000 });
  const inOrder = async (sort: string) => {
    const ids: string[] = [];
    for (let cursor = ''; ; ) {
      const { artworks, next } = await list(`artist=${artist.id}&sort=${sort}&limit=1${cursor}`);
      ids.push(...artworks.map(({ _id }) => _id));
      if (next === null) return ids;
      cursor = `&cursor=${next}`;
    }
  };
  expect(await inOrder('price-up')).toEqual([cheap.id, work.id, dear.id]);
  expect(await inOrder('price-down')).toEqual([dear.id, work.id, cheap.id]);
  const between = async (min: number, max: number) =>
    (await list(`artist=${artist.id}&min=${min}&max=${max}`)).artworks.map(({ _id }) => _id);
  expect(await between(100_000, 100_000)).toEqual([work.id]);
  expect(await between(900_000, 900_000)).toEqual([]);
});

test('answers the hammer price while the winner may pay, then the fixed price', async () => {
  const { work, lot, bidder } = await lotOfWork();
  await bidOn(shop.db, lot.id, bidder, 100_000);
  const { orderId } = await settleNow(shop, lot.id);
  expect(await workOf(work.id)).toMatchObject({ availability: 'held', price: 100_000, lot: null });
  await endHold(shop, orderId ?? '');
  await expireHold(shop.context, orderId ?? '');
  expect(await workOf(work.id)).toMatchObject({ availability: 'available', price: 900_000, lot: null });
});

test('shows a passed work at its fixed price', async () => {
  const { work, lot } = await lotOfWork();
  await settleNow(shop, lot.id);
  expect(await workOf(work.id)).toMatchObject({ availability: 'available', price: 900_000, lot: null });
});

test('tells open pages to reload when an auction takes its works and when a lot ends', async () => {
  const { lot, auction } = await lotOfWork({}, false);
  const edits = async () => {
    const [row] = await shop.db
      .select({ edits: count() })
      .from(availabilityChanges)
      .where(isNull(availabilityChanges.artworkId));
    return row?.edits ?? 0;
  };
  const before = await edits();
  await shop.db.transaction(async (tx) => {
    await tx.update(auctions).set({ publishedAt: new Date() }).where(eq(auctions.id, auction.id));
    await tx.execute(`UPDATE lots SET claims_work = true WHERE id = '${lot.id}'`);
  });
  expect(await edits()).toBe(before + 1);
  await endLotNow(shop.db, lot.id);
  await settleNow(shop, lot.id);
  expect(await edits()).toBe(before + 2);
});

test('refuses to sell a work in an auction to a page of the release before', async () => {
  const { work } = await lotOfWork();
  const buyer = await newBuyer(shop.app);
  for (const price of [900_000, 100_000]) {
    const refused = await buyer.order(work.id, { price });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('This artwork is in an auction. Bid on its lot instead.');
  }
  expect(await shop.db.$count(orders, eq(orders.artworkId, work.id))).toBe(0);
});
