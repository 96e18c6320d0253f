import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setUpDraftLots } from '../../../../../testing/auctions/draft-lots';
import { addDraft, addPlannedLot } from '../../../../../testing/gallery/drafts';
import { addArtwork } from '../../../../../testing/gallery/records';
import { artworks } from '../../../../artworks/artwork.table';
import { artworkClaims } from '../../../../artworks/availability/availability.table';
import { listAudit } from '../../../../audit/list-audit';
import { lots } from '../../../lot.table';

const { adminApi, curator, shown, add } = setUpDraftLots();

test('adds works with amounts from their prices and ends a minute apart', async () => {
  const auction = await addDraft(adminApi.db, { closesAt: new Date('2127-11-28T19:00:00Z') });
  const [first, second] = [await addArtwork(adminApi.db), await addArtwork(adminApi.db, { price: 1_000 })];
  expect(await add(auction.id, [first.id, second.id])).toEqual({
    status: 201,
    message: '2 lots are added.',
    left_out: [],
  });
  expect(await shown(auction.id)).toMatchObject([
    {
      number: 1,
      artwork: { _id: first.id },
      closes_at: '2127-11-28T19:00:00.000Z',
      reserve: 0,
      estimate_low: 200_000,
      estimate_high: 300_000,
      start: 120_000,
      own_end: false,
    },
    { number: 2, artwork: { _id: second.id }, closes_at: '2127-11-28T19:01:00.000Z', start: 2_500 },
  ]);
  expect(await add(auction.id, [first.id])).toMatchObject({
    status: 409,
    message: 'Harmattan Morning is in a lot already.',
  });
  expect(await listAudit(adminApi.db, 'auction', auction.id)).toMatchObject([
    { action: 'Lots added', to: '1 Harmattan Morning; 2 Harmattan Morning' },
  ]);
});

test('adds available works and names each rejected work with its reason', async () => {
  const auction = await addDraft(adminApi.db);
  const taken = await addArtwork(adminApi.db, { name: 'Rain' });
  await add((await addDraft(adminApi.db)).id, [taken.id]);
  const sold = await addArtwork(adminApi.db, { name: 'Dust', availability: 'sold' });
  const archived = await addArtwork(adminApi.db, { name: 'Ash', archivedAt: new Date() });
  const free = await addArtwork(adminApi.db);
  const others = [sold.id, archived.id, taken.id, randomUUID()];
  const left_out = [
    'Dust is sold.',
    'Ash is not published.',
    'Rain is in a lot already.',
    'A work is no longer in the gallery.',
  ];
  expect(await add(auction.id, others)).toMatchObject({ status: 409, message: left_out.join(' ') });
  for (const artwork_ids of [[], 'all', [null], ['dust'], undefined, [[free.id]]])
    expect((await add(auction.id, artwork_ids as string[])).status).toBe(422);
  expect(await shown(auction.id)).toEqual([]);
  const added = await add(auction.id, [...others, free.id.toUpperCase(), free.id]);
  const message = `The lot is added. ${left_out.join(' ')}`;
  expect(added).toMatchObject({ status: 201, message, left_out });
  expect(await shown(auction.id)).toMatchObject([{ number: 1, artwork: { _id: free.id } }]);
});

test('previews which works join, and with all or none adds nothing while one stays out', async () => {
  const auction = await addDraft(adminApi.db);
  const sold = await addArtwork(adminApi.db, { name: 'Dust', availability: 'sold' });
  const taken = await addArtwork(adminApi.db, { name: 'Rain' });
  await add((await addDraft(adminApi.db)).id, [taken.id]);
  const free = await addArtwork(adminApi.db);
  const artwork_ids = [sold.id, taken.id, free.id];
  const preview = await curator.does('POST', `/auction/${auction.id}/lots/preview`, { artwork_ids });
  expect(preview).toMatchObject({
    status: 200,
    joins: [{ _id: free.id, name: 'Harmattan Morning' }],
    stays: [
      { _id: sold.id, name: 'Dust', availability: 'sold', reason: 'It is sold.' },
      { _id: taken.id, name: 'Rain', availability: 'in_auction', reason: 'It is in a lot already.' },
    ],
  });
  const sent = { artwork_ids, all_or_none: true };
  expect(await curator.does('POST', `/auction/${auction.id}/lots`, sent)).toMatchObject({
    status: 409,
    message: 'Dust is sold. Rain is in a lot already.',
  });
  expect(await shown(auction.id)).toEqual([]);
  expect((await curator.does('POST', `/auction/${sold.id}/lots/preview`, { artwork_ids })).status).toBe(404);
});

test('leaves out of a published auction a work that is held for an order', async () => {
  const auction = await addDraft(adminApi.db, { publishedAt: new Date() });
  const held = await addArtwork(adminApi.db, {
    name: 'Dust',
    condition: 'Good',
    availability: 'held' as const,
    heldUntil: new Date(Date.now() + 60_000),
  });
  const free = await addArtwork(adminApi.db, { condition: 'Good' });
  expect(await add(auction.id, [held.id, free.id])).toMatchObject({
    status: 201,
    left_out: ['Dust is held for an order.'],
  });
});

test('leaves out of a published auction a work without a condition, and adds the others', async () => {
  const auction = await addDraft(adminApi.db, { publishedAt: new Date() });
  const silent = await addArtwork(adminApi.db, { name: 'Dust', condition: ' ' });
  const free = await addArtwork(adminApi.db, { condition: 'Good' });
  expect(await add(auction.id, [silent.id, free.id])).toMatchObject({
    status: 201,
    left_out: ['Dust has no words about its condition.'],
  });
  expect(await shown(auction.id)).toMatchObject([{ number: 1, artwork: { _id: free.id } }]);
  const draft = await addDraft(adminApi.db);
  expect(await add(draft.id, [silent.id])).toMatchObject({ status: 201, left_out: [] });
});

test('names the works of all lots that have not ended', async () => {
  const [auction, other] = [
    await addDraft(adminApi.db),
    await addDraft(adminApi.db, { title: 'Dry Season' }),
  ];
  const [work, ended] = [await addArtwork(adminApi.db), await addArtwork(adminApi.db)];
  await add(other.id, [ended.id, work.id]);
  const outcome = { outcome: 'withdrawn', endedAt: new Date(), claimsWork: false } as const;
  await adminApi.db.update(lots).set(outcome).where(eq(lots.artworkId, ended.id));
  expect((await curator.sees(`/auction/${auction.id}/record`)).taken).toEqual([
    { artwork_id: work.id, auction_id: other.id, auction: 'Dry Season', number: 2 },
  ]);
});

test('lets one of many parallel curators put a work into an auction', async () => {
  const work = await addArtwork(adminApi.db, { name: 'Dust' });
  const drafts = await Promise.all(Array.from({ length: 6 }, () => addDraft(adminApi.db)));
  const answers = await Promise.all(drafts.map(({ id }) => add(id, [work.id])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(409)]);
  const refused = answers.filter(({ status }) => status === 409).map(({ message }) => message);
  expect(new Set(refused)).toEqual(new Set(['Dust is in a lot already.']));
});

test('a lot added to a published auction claims its work, and a removed one frees it', async () => {
  const auction = await addDraft(adminApi.db, { publishedAt: new Date() });
  await addPlannedLot(adminApi.db, auction, { number: 1 });
  const work = await addArtwork(adminApi.db, { name: 'Dust' });
  expect(await add(auction.id, [work.id])).toMatchObject({
    status: 409,
    message: 'Dust has no words about its condition.',
  });
  await adminApi.db.update(artworks).set({ condition: 'Good' }).where(eq(artworks.id, work.id));
  expect((await add(auction.id, [work.id])).status).toBe(201);
  const [first, second] = await shown(auction.id);
  const claims = () => adminApi.db.select().from(artworkClaims).where(eq(artworkClaims.by, 'lot'));
  expect(await claims()).toHaveLength(2);
  expect((await curator.does('DELETE', `/auction/${auction.id}/lots/${first?._id}`)).status).toBe(200);
  expect(await claims()).toMatchObject([{ artworkId: work.id, claimId: second?._id }]);
  expect(await curator.does('DELETE', `/auction/${auction.id}/lots/${second?._id}`)).toMatchObject({
    status: 409,
    message: 'A published auction has at least one lot.',
  });
});

test('limits an auction to 500 lots and can reorder and publish all of them', async () => {
  const auction = await addDraft(adminApi.db);
  const values = Array.from({ length: 502 }, (_, index) => ({
    id: randomUUID(),
    name: `Work ${index}`,
    type: 'Painting' as const,
    price: 250_000,
    description: 'Dust.',
    imgUrl: '/none.jpg',
    condition: 'Good',
  }));
  await adminApi.db.insert(artworks).values(values);
  const ids = values.map(({ id }) => id);
  expect(await add(auction.id, ids)).toMatchObject({ status: 422 });
  expect((await add(auction.id, ids.slice(0, 499))).status).toBe(201);
  const doesNotFit = 'Work 500 does not fit: an auction has at most 500 lots.';
  expect(await add(auction.id, ids.slice(499, 501))).toMatchObject({ status: 201, left_out: [doesNotFit] });
  expect(await add(auction.id, ids.slice(500, 501))).toMatchObject({ status: 409, message: doesNotFit });
  const before = await shown(auction.id);
  const reversed = before.map(({ _id }) => _id).toReversed();
  expect((await curator.does('PUT', `/auction/${auction.id}/sequence`, { lots: reversed })).status).toBe(200);
  const after = await shown(auction.id);
  expect(after.map(({ _id }) => _id)).toEqual(reversed);
  expect((await curator.does('POST', `/auction/${auction.id}/publish`)).status).toBe(200);
});
