import { randomUUID } from 'node:crypto';
import { setUpDraftLots } from '../../../../testing/auctions/draft-lots';
import { addDraft, addPlannedLot } from '../../../../testing/gallery/drafts';
import { addArtwork } from '../../../../testing/gallery/records';
import { listAudit } from '../../../audit/list-audit';
import { lots } from '../../lot.table';

const { adminApi, curator, shown, add } = setUpDraftLots();

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
      message: 'The lots have changed meanwhile. The list is up to date now.',
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
