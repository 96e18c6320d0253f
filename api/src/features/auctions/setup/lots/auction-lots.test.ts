// Runs on both databases, because curators who work at the same time race for works.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDraft, addPlannedLot } from '../../../../testing/gallery/drafts';
import { addArtwork } from '../../../../testing/gallery/records';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { artworks } from '../../../artworks/artwork.table';
import { artworkClaims } from '../../../artworks/availability/claim.table';
import { listAudit } from '../../../audit/list-audit';
import { auctions } from '../../auction.table';
import { lots } from '../../lot.table';

const adminApi = setUpAdminApi();
const { curator } = adminApi;
beforeEach(async () => {
  await adminApi.db.delete(lots);
  await adminApi.db.delete(auctions);
});

type Shown = { _id: string; number: number; closes_at: string; version: number };
const shown = async (id: string): Promise<Shown[]> => (await curator.sees(`/auction/${id}/record`)).lots;
const add = (id: string, artwork_ids: string[]) =>
  curator.does('POST', `/auction/${id}/lots`, { artwork_ids });

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
    'Ash is archived.',
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

test('sets numbers and ends of all lots from one sequence', async () => {
  const auction = await addDraft(adminApi.db, { closesAt: new Date('2127-11-28T19:00:00Z') });
  const own = new Date('2127-11-28T23:00:00Z');
  const ids = [
    (await addPlannedLot(adminApi.db, auction, { number: 1 })).id,
    (await addPlannedLot(adminApi.db, auction, { number: 2, closesAt: own })).id,
    (await addPlannedLot(adminApi.db, auction, { number: 3 })).id,
  ] as const;
  const sequence = (lots: unknown) => curator.does('PUT', `/auction/${auction.id}/sequence`, { lots });
  expect((await sequence([ids[2], ids[0], ids[1]])).status).toBe(200);
  expect(await shown(auction.id)).toMatchObject([
    { _id: ids[2], number: 1, closes_at: '2127-11-28T19:00:00.000Z', version: 1 },
    { _id: ids[0], number: 2, closes_at: '2127-11-28T19:01:00.000Z' },
    { _id: ids[1], number: 3, closes_at: own.toISOString(), own_end: true },
  ]);
  expect((await listAudit(adminApi.db, 'auction', auction.id)).at(-1)).toMatchObject({
    action: 'Lots put in another order',
    to: '1 to 2; 2 to 3; 3 to 1',
  });
  for (const others of [[ids[0]], [...ids, randomUUID()], [ids[0], ids[0], ids[1]], []])
    expect(await sequence(others)).toMatchObject({
      status: 409,
      message: 'The lots have changed meanwhile. Here they are anew.',
    });
  expect((await sequence(['1', '2'])).status).toBe(422);
  expect((await curator.does('DELETE', `/auction/${auction.id}/lots/${ids[2]}`)).status).toBe(200);
  expect(await shown(auction.id)).toMatchObject([
    { _id: ids[0], number: 1, closes_at: '2127-11-28T19:00:00.000Z' },
    { _id: ids[1], number: 2, closes_at: own.toISOString() },
  ]);
});

test('two parallel sequences leave one of the two orders', async () => {
  const auction = await addDraft(adminApi.db);
  const ids: string[] = [];
  for (let number = 1; number <= 6; number += 1)
    ids.push((await addPlannedLot(adminApi.db, auction, { number })).id);
  const sequences = [ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)]];
  const answers = await Promise.all(
    sequences.map((lots) => curator.does('PUT', `/auction/${auction.id}/sequence`, { lots })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const after = await shown(auction.id);
  expect(after.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sequences).toContainEqual(after.map(({ _id }) => _id));
});

const fields = { estimate_low: 150_000, estimate_high: 250_000, start: 100_000, reserve: 120_000 };

test('refuses a lot’s amounts off the grid and saves its own end', async () => {
  const auction = await addDraft(adminApi.db, { closesAt: new Date('2127-11-28T19:00:00Z') });
  const { id } = await addPlannedLot(adminApi.db, auction);
  const save = (next: object, version = 1) =>
    curator.does('PUT', `/auction/${auction.id}/lots/${id}`, { ...fields, ...next, version });
  expect(await save({ reserve: 1_150_000 })).toMatchObject({
    status: 422,
    errors: { reserve: 'Not on the grid: 1,100,000 or 1,200,000' },
  });
  expect(await save({ start: 101 })).toMatchObject({ errors: { start: 'Not on the grid: 2,500' } });
  const wrong: [string, object][] = [
    ['reserve', { reserve: 90_000 }],
    ['estimate_high', { estimate_high: 100 }],
    ['estimate_low', { estimate_low: '' }],
    ['start', { start: 0 }],
    ['start', { start: null }],
    ['reserve', { reserve: 2_000_000_000 }],
    ['closes_at', { closes_at: 'soon' }],
    ['closes_at', { closes_at: '2020-01-01T00:00:00Z' }],
  ];
  for (const [field, next] of wrong) {
    const refused = await save(next);
    expect({ next, status: refused.status }).toEqual({ next, status: 422 });
    expect(Object.keys(refused.errors)).toContain(field);
  }
  const saved = await save({ closes_at: '2127-11-28T22:00:00Z' });
  expect(saved).toMatchObject({ status: 200, lot: { ...fields, own_end: true, version: 2 } });
  expect(await save({ start: 110_000 })).toMatchObject({ status: 409, lot: { version: 2 } });
  expect(await save({}, 2)).toMatchObject({ status: 200, lot: { own_end: false } });
  expect((await listAudit(adminApi.db, 'auction', auction.id))[0]).toMatchObject({
    action: 'Lot 1 changed',
    to: 'reserve: 120000; end: 2127-11-28T22:00:00.000Z',
  });
});

test('after the opening allows only later ends, not in the last hour, and no other lots', async () => {
  const opened = { publishedAt: new Date(0), opensAt: new Date(Date.now() - 3_600_000) };
  const auction = await addDraft(adminApi.db, opened);
  const lot = await addPlannedLot(adminApi.db, auction, { reserve: 120_000 });
  const path = `/auction/${auction.id}/lots/${lot.id}`;
  const save = (next: object, version: number) =>
    curator.does('PUT', path, { ...fields, closes_at: lot.closesAt.toISOString(), ...next, version });
  for (const next of [{ start: 90_000 }, { reserve: 0 }, { estimate_high: 300_000 }])
    expect(await save(next, 1)).toMatchObject({
      status: 409,
      message: 'Bidding has opened: only a later end can be set.',
    });
  const later = (ms: number) => ({ closes_at: new Date(lot.closesAt.getTime() + ms).toISOString() });
  expect((await save(later(-1), 1)).status).toBe(409);
  expect((await save(later(60_000), 1)).status).toBe(200);
  await adminApi.db.update(lots).set({ closesAt: new Date(Date.now() + 3_500_000) });
  expect(await save(later(120_000), 2)).toMatchObject({
    status: 409,
    message: 'Lot 1 ends within the hour: its end stays.',
  });
  expect((await curator.does('DELETE', path)).status).toBe(409);
  expect((await add(auction.id, [(await addArtwork(adminApi.db)).id])).status).toBe(409);
  expect((await curator.does('PUT', `/auction/${auction.id}/sequence`, { lots: [lot.id] })).status).toBe(409);
});

test('answers 404 for a lot of another auction', async () => {
  const [auction, other] = [await addDraft(adminApi.db), await addDraft(adminApi.db)];
  const { id } = await addPlannedLot(adminApi.db, other);
  for (const lot of [id, randomUUID(), 'seven']) {
    const path = `/auction/${auction.id}/lots/${lot}`;
    expect((await curator.does('PUT', path, { ...fields, version: 1 })).status).toBe(404);
    expect((await curator.does('DELETE', path)).status).toBe(404);
  }
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
