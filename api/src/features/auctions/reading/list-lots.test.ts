import type { LotsAnswer } from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
import { signUp } from '../../../testing/gallery/accounts';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { setUpApi } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';

const api = setUpApi();
const hour = 3_600_000;

async function listed(query: string): Promise<LotsAnswer> {
  const answer = await api.app.inject(`/api/lot?${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
  return answer.json();
}

async function numbers(query: string) {
  return (await listed(query)).lots.map(({ number }) => number);
}

test('lists a lot with its work, its estimate, its state and the database’s time', async () => {
  const artist = await addArtist(api.db);
  const work = await addArtwork(api.db, { name: 'Òṣùpá', artistId: artist.id });
  const auction = await addAuction(api.db);
  const lot = await addLot(api.db, auction, { number: 7, artworkId: work.id, reserve: 300_000 });
  const before = Date.now() - 60_000;
  const { lots: shown, now, next } = await listed(`auction=${auction.id}`);
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(next).toBeNull();
  expect(shown).toEqual([
    {
      _id: lot.id,
      number: 7,
      auction_id: auction.id,
      state: 'open',
      artwork_id: expect.objectContaining({
        _id: work.id,
        name_of_artwork: 'Òṣùpá',
        artist_id: expect.objectContaining({ firstname: 'Adébáyọ̀' }),
      }),
      start: 100_000,
      price: 0,
      asking: 100_000,
      bids: 0,
      leader: null,
      reserve: 'not met',
      estimate_low: 200_000,
      estimate_high: 400_000,
      extended: false,
      ended_at: null,
      opens_at: auction.opensAt.toISOString(),
      closes_at: auction.closesAt.toISOString(),
    },
  ]);
});

test('sorts lots by number, by end and by price, page by page', async () => {
  const auction = await addAuction(api.db);
  const closing = (inHours: number) => ({ closesAt: new Date(Date.now() + inHours * hour) });
  await addLot(api.db, auction, { number: 3, startingPrice: 50_000, ...closing(1) });
  await addLot(api.db, auction, { number: 1, startingPrice: 90_000, ...closing(3) });
  await addLot(api.db, auction, { number: 2, startingPrice: 70_000, ...closing(2) });
  const ended = { outcome: 'passed', endedAt: new Date(), startingPrice: 10_000 } as const;
  await addLot(api.db, auction, { number: 4, ...closing(0), ...ended });
  const of = `auction=${auction.id}`;
  expect(await numbers(of)).toEqual([1, 2, 3, 4]);
  expect(await numbers(`${of}&sort=ending`)).toEqual([3, 2, 1, 4]);
  expect(await numbers(`${of}&sort=price-up`)).toEqual([4, 3, 2, 1]);
  expect(await numbers(`${of}&sort=price-down`)).toEqual([1, 2, 3, 4]);
  for (const sort of ['number', 'ending', 'price-up', 'price-down']) {
    const all = await numbers(`${of}&sort=${sort}`);
    const first = await listed(`${of}&sort=${sort}&limit=3`);
    const rest = await numbers(`${of}&sort=${sort}&limit=3&cursor=${first.next}`);
    expect([...first.lots.map(({ number }) => number), ...rest]).toEqual(all);
  }
});

test.each(['cursor=nothing', 'auction=nothing', 'artwork=nothing', 'state=late', 'sort=artist', 'limit=0'])(
  'refuses the query %s',
  async (query) => {
    expect((await api.app.inject(`/api/lot?${query}`)).statusCode).toBe(422);
  },
);

test('a lot is upcoming, open, closing, or ended by the clock of the database', async () => {
  const auction = await addAuction(api.db);
  const at = (opens: number, closes: number) => ({
    opensAt: new Date(Date.now() + opens * hour),
    closesAt: new Date(Date.now() + closes * hour),
  });
  await addLot(api.db, auction, { number: 1, ...at(1, 2) });
  await addLot(api.db, auction, { number: 2, ...at(-1, 1) });
  await addLot(api.db, auction, { number: 3, ...at(-2, -1) });
  const endedAt = new Date();
  await addLot(api.db, auction, { number: 4, ...at(-2, -1), outcome: 'withdrawn', endedAt });
  const { lots: shown } = await listed(`auction=${auction.id}`);
  expect(shown.map(({ state }) => state)).toEqual(['upcoming', 'open', 'closing', 'withdrawn']);
  for (const { state, number } of shown) {
    expect(await numbers(`auction=${auction.id}&state=${state}`)).toEqual([number]);
  }
});

test('hides lots of drafts and open lots of archived works', async () => {
  const draft = await addAuction(api.db, { publishedAt: null });
  await addLot(api.db, draft);
  expect(await numbers(`auction=${draft.id}`)).toEqual([]);
  const auction = await addAuction(api.db);
  const running = await addLot(api.db, auction, { number: 1 });
  const ended = await addLot(api.db, auction, { number: 2, outcome: 'passed', endedAt: new Date() });
  for (const { artworkId } of [running, ended]) {
    await api.db.update(artworks).set({ archivedAt: new Date() }).where(eq(artworks.id, artworkId));
  }
  expect(await numbers(`auction=${auction.id}`)).toEqual([2]);
  expect(await numbers(`artwork=${running.artworkId}`)).toEqual([]);
  expect(await numbers(`artwork=${ended.artworkId}`)).toEqual([2]);
});

test('the asking price is one increment above the price', async () => {
  const auction = await addAuction(api.db);
  const leaderId = (await signUp(api.app)).user._id;
  const bid = { price: 240_000, max: 500_000, leaderId, leaderNumber: 7, bids: 3, extensions: 1 };
  await addLot(api.db, auction, { ...bid, reserve: 200_000 });
  expect((await listed(`auction=${auction.id}`)).lots).toMatchObject([
    { price: 240_000, asking: 250_000, leader: 7, bids: 3, extended: true, reserve: 'met' },
  ]);
});
