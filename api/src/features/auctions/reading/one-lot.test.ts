import { randomUUID } from 'node:crypto';
import type { LotAnswer, LotBidsAnswer } from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
import { signUp } from '../../../testing/gallery/accounts';
import { addAuction, addBid, addLot, addLotBidder } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { setUpApi } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';
import { workPictures } from '../../artworks/parts/work-picture.table';

const api = setUpApi();

test('a lot’s page has the work, the auction, the terms, and the lots beside it', async () => {
  const auction = await addAuction(api.db, { deliveryFee: 45_000 });
  const work = await addArtwork(api.db, { description: 'Dust over a red road.' });
  const further = { artworkId: work.id, imgUrl: work.imgUrl, position: 1, kind: 'back' as const };
  await api.db.insert(workPictures).values({ id: randomUUID(), alt: 'The signature', ...further });
  const [first, second] = [
    await addLot(api.db, auction, { number: 4 }),
    await addLot(api.db, auction, { number: 6 }),
  ];
  const lot = await addLot(api.db, auction, { number: 5, artworkId: work.id });
  const answer = (await api.app.inject(`/api/lot/${lot.id}`)).json<LotAnswer>();
  expect(answer).toMatchObject({
    lot: { _id: lot.id, number: 5 },
    artwork: {
      _id: work.id,
      description: 'Dust over a red road.',
      pictures: [{ kind: 'back', alt: 'The signature' }],
    },
    auction: { _id: auction.id, title: 'Harmattan sale', state: 'running', lots: 3 },
    terms: {
      increments: { version: 1 },
      premium: { version: 1, vat_percent: 7.5 },
      conditions: { version: 1 },
      delivery_fee: 45_000,
    },
    previous: { _id: first.id, number: 4 },
    following: { _id: second.id, number: 6 },
  });
  expect(answer.terms.premium.tiers[0]).toEqual({ to: 5_000_000, percent: 15 });
  expect((await api.app.inject(`/api/lot/${first.id}`)).json<LotAnswer>().previous).toBeNull();
});

test('answers 404 for the lot of a draft, an unknown lot, and one of an archived work', async () => {
  const draft = await addLot(api.db, await addAuction(api.db, { publishedAt: null }));
  const archived = await addLot(api.db, await addAuction(api.db));
  await api.db.update(artworks).set({ archivedAt: new Date() }).where(eq(artworks.id, archived.artworkId));
  for (const id of [draft.id, archived.id, randomUUID(), 'nothing']) {
    expect((await api.app.inject(`/api/lot/${id}`)).statusCode).toBe(404);
    expect((await api.app.inject(`/api/lot/${id}/bids`)).statusCode).toBe(404);
  }
});

test('lists bids with bidder number, price, and time, newest first, page by page', async () => {
  const lot = await addLot(api.db, await addAuction(api.db));
  const [ada, chidi] = [(await signUp(api.app)).user._id, (await signUp(api.app)).user._id];
  await addLotBidder(api.db, lot.id, ada, 1);
  await addLotBidder(api.db, lot.id, chidi, 2);
  const at = new Date('2026-11-22T17:00:00.123Z');
  const withdrawn = { retractedAt: new Date(), retractedReason: 'A slip of the finger' };
  await addBid(api.db, lot.id, ada, { price: 100_000, at, ...withdrawn });
  await addBid(api.db, lot.id, chidi, { price: 110_000, at });
  await addBid(api.db, lot.id, ada, { price: 120_000, at });
  const page = async (query: string) =>
    (await api.app.inject(`/api/lot/${lot.id}/bids?${query}`)).json<LotBidsAnswer>();
  const first = await page('limit=2');
  const stated = { at: at.toISOString(), retracted: false };
  expect(first.bidders).toBe(2);
  expect(first.bids).toEqual([
    { bidder: 1, price: 120_000, ...stated },
    { bidder: 2, price: 110_000, ...stated },
  ]);
  const second = await page(`limit=2&cursor=${first.next}`);
  expect(second.bids).toEqual([{ bidder: 1, price: 100_000, ...stated, retracted: true }]);
  expect(second.next).toBeNull();
  expect((await api.app.inject(`/api/lot/${lot.id}/bids?cursor=nothing`)).statusCode).toBe(422);
});
