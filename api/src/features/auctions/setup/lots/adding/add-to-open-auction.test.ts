import { eq } from 'drizzle-orm';
import { setUpDraftLots } from '../../../../../testing/auctions/draft-lots';
import { addDraft, addPlannedLot } from '../../../../../testing/gallery/drafts';
import { addArtwork } from '../../../../../testing/gallery/records';
import { artworkClaims } from '../../../../artworks/availability/availability.table';
import { lots } from '../../../lot.table';

const { adminApi, shown, add } = setUpDraftLots();
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function openAuction() {
  const auction = await addDraft(adminApi.db, {
    publishedAt: minutes(-60),
    opensAt: minutes(-30),
    closesAt: minutes(30),
  });
  const lot = await addPlannedLot(adminApi.db, auction, { number: 1 });
  return { auction, lot };
}

test('a work joins an open auction, and bids on it count at once', async () => {
  const { auction } = await openAuction();
  const work = await addArtwork(adminApi.db, { condition: 'Good' });
  expect(await add(auction.id, [work.id])).toMatchObject({ status: 201, message: 'The lot is added.' });
  const [, added] = await shown(auction.id);
  expect(added).toMatchObject({ number: 2, artwork: { _id: work.id }, state: 'open' });
  expect(Date.parse(added?.closes_at ?? '')).toBeGreaterThan(Date.now());
  const claims = await adminApi.db.select().from(artworkClaims).where(eq(artworkClaims.artworkId, work.id));
  expect(claims).toMatchObject([{ by: 'lot' }]);
});

test.each([
  ['a lot is sold', { outcome: 'sold', endedAt: new Date(), claimsWork: false }],
  ['the time of a lot is over', { closesAt: new Date(Date.now() - 1_000) }],
] as const)('no work joins when %s', async (_when, change) => {
  const { auction, lot } = await openAuction();
  await adminApi.db.update(lots).set(change).where(eq(lots.id, lot.id));
  const work = await addArtwork(adminApi.db, { condition: 'Good' });
  expect(await add(auction.id, [work.id])).toMatchObject({
    status: 409,
    message: 'A lot has ended: you can no longer add lots.',
  });
});

test('a work without a condition joins no open auction', async () => {
  const { auction } = await openAuction();
  const work = await addArtwork(adminApi.db, { name: 'Dust' });
  expect((await add(auction.id, [work.id])).message).toBe('Dust has no words about its condition.');
});

test('works that join after the planned end close after an extended lot, and not at once', async () => {
  const times = { publishedAt: minutes(-90), opensAt: minutes(-60), closesAt: minutes(-5), lotInterval: 0 };
  const auction = await addDraft(adminApi.db, times);
  const lot = await addPlannedLot(adminApi.db, auction, { number: 1, closesAt: minutes(1) });
  const [first, second] = [
    await addArtwork(adminApi.db, { condition: 'Good' }),
    await addArtwork(adminApi.db, { condition: 'Good' }),
  ];
  await add(auction.id, [first.id]);
  await adminApi.db
    .update(lots)
    .set({ closesAt: minutes(25) })
    .where(eq(lots.id, lot.id));
  await add(auction.id, [second.id]);
  const [, soon, late] = (await shown(auction.id)).map(({ closes_at }) => Date.parse(closes_at));
  expect(soon).toBeGreaterThan(minutes(9).getTime());
  expect(late).toBeGreaterThan(minutes(24).getTime());
});
