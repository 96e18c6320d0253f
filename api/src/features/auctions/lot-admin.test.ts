import { randomUUID } from 'node:crypto';
import type { Lot } from '@gallery/shared/contract/programme/lot';
import { eq } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { invalidBodies, invalidTexts } from '../../testing/requests/bad-inputs';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { artworks } from '../artworks/artwork.table';
import { listAudit } from '../audit/list-audit';
import { lots } from './lot.table';

const adminApi = setUpAdminApi();
const { curator } = adminApi;
beforeEach(() => adminApi.db.delete(lots));

async function newLot(number: number) {
  return {
    number,
    artwork_id: (await addArtwork(adminApi.db)).id,
    starting_price: 100_000,
    opens_at: '2026-12-01T09:00:00+01:00',
    closes_at: '2026-12-02T18:00:00+01:00',
  };
}

async function shown(): Promise<Lot[]> {
  return (await adminApi.app.inject('/api/auction')).json().lots;
}

test('a lot is created, changed and taken out, and visitors see it', async () => {
  const input = await newLot(7);
  const created = await curator.does('POST', '/auction', input);
  expect(created).toMatchObject({
    ...{ status: 201, message: 'The lot is created.' },
    lot: { number: 7, artwork: { _id: input.artwork_id }, opens_at: '2026-12-01T08:00:00.000Z' },
  });
  const { _id } = created.lot;
  const next = { number: 8, starting_price: 5, version: 1 };
  const changed = await curator.does('PUT', `/auction/${_id}`, { ...input, ...next });
  expect(changed).toMatchObject({ status: 200, lot: { _id, number: 8, starting_price: 5 } });
  await curator.does('PUT', `/auction/${_id}`, { ...input, ...next });
  expect(await shown()).toEqual([changed.lot]);
  expect((await curator.does('DELETE', `/auction/${_id}`)).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await curator.does('DELETE', `/auction/${_id}`)).status).toBe(404);
  expect(await listAudit(adminApi.db, 'lot', _id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Lot created', to: 'lot 7' },
    {
      action: 'Lot changed',
      from: 'number: 7; starting price: 100000',
      to: 'number: 8; starting price: 5',
    },
    { action: 'Lot 8 taken out' },
  ]);
});

test('a number and a work belong to one lot', async () => {
  const [first, second] = [await newLot(1), await newLot(2)];
  await curator.does('POST', '/auction', first);
  const { lot } = await curator.does('POST', '/auction', second);
  const number = 'There is a lot 1 already';
  const artwork_id = 'This artwork is in another lot';
  expect(await curator.does('POST', '/auction', { ...(await newLot(1)) })).toEqual({
    ...{ status: 409, message: number, errors: { number } },
  });
  expect(await curator.does('PUT', `/auction/${lot._id}`, { ...first, version: 1 })).toEqual({
    ...{ status: 409, message: number, errors: { number, artwork_id } },
  });
  expect((await curator.does('PUT', `/auction/${lot._id}`, { ...second, version: 1 })).status).toBe(200);
});

test('of many who create the same lot at once one does', async () => {
  const input = await newLot(1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => curator.does('POST', '/auction', input)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
});

test('a work that is unknown or archived is no lot, and an archived one’s lot does not show', async () => {
  const input = await newLot(1);
  const errors = { artwork_id: 'No Artwork' };
  const unknown = await curator.does('POST', '/auction', { ...input, artwork_id: randomUUID() });
  expect(unknown).toMatchObject({ status: 422, errors });
  const { lot } = await curator.does('POST', '/auction', input);
  await adminApi.db.update(artworks).set({ archivedAt: new Date() }).where(eq(artworks.id, input.artwork_id));
  expect(await shown()).toEqual([]);
  expect(await curator.does('PUT', `/auction/${lot._id}`, { ...input, version: 1 })).toMatchObject({
    status: 422,
    errors,
  });
  expect((await curator.does('DELETE', `/auction/${lot._id}`)).status).toBe(200);
});

test('a work that leaves the catalogue leaves the auction, and its number is free', async () => {
  const input = await newLot(1);
  const { lot } = await curator.does('POST', '/auction', input);
  await curator.does('DELETE', '/artwork/delete', { artist_id: input.artwork_id });
  expect(await adminApi.db.select().from(lots)).toEqual([]);
  expect((await listAudit(adminApi.db, 'lot', lot._id)).at(-1)).toMatchObject({
    by: 'Ngọzi Eze',
    action: 'Lot 1 taken out',
  });
  expect((await curator.does('POST', '/auction', await newLot(1))).status).toBe(201);
});

test('a sold work is put into no lot; one that is sold meanwhile keeps its lot', async () => {
  const [first, second] = [await newLot(1), await newLot(2)];
  const { lot } = await curator.does('POST', '/auction', first);
  await adminApi.db.update(artworks).set({ availability: 'sold' });
  const artwork_id = 'This artwork is sold';
  const refusal = { status: 409, message: artwork_id, errors: { artwork_id } };
  expect(await curator.does('POST', '/auction', second)).toEqual(refusal);
  expect(await curator.does('PUT', `/auction/${lot._id}`, { ...second, version: 1 })).toEqual(refusal);
  expect((await curator.does('PUT', `/auction/${lot._id}`, { ...first, number: 3, version: 1 })).status).toBe(
    200,
  );
});

test('there are never more lots than are shown', async () => {
  for (let number = 1; number <= 100; number += 1) {
    const { artwork_id: artworkId } = await newLot(number);
    const [opensAt, closesAt] = [new Date(), new Date(Date.now() + 60_000)];
    await adminApi.db
      .insert(lots)
      .values({ id: randomUUID(), number, artworkId, startingPrice: 1, opensAt, closesAt });
  }
  const message = 'There are 100 lots already. Take one out first.';
  expect(await curator.does('POST', '/auction', await newLot(101))).toEqual({ status: 409, message });
  expect((await curator.does('DELETE', `/auction/${(await shown())[0]?._id}`)).status).toBe(200);
  expect((await curator.does('POST', '/auction', await newLot(101))).status).toBe(201);
});

test('an unknown lot is not found', async () => {
  const input = await newLot(1);
  for (const id of ['nothing', randomUUID()]) {
    expect((await curator.does('PUT', `/auction/${id}`, { ...input, version: 1 })).status).toBe(404);
    expect((await curator.does('DELETE', `/auction/${id}`)).status).toBe(404);
  }
});

test('a lot that breaks a rule is refused at its field', async () => {
  const input = await newLot(1);
  const broken: [string, unknown][] = [
    ...Object.keys(input).flatMap((field) => invalidTexts.map((value): [string, unknown] => [field, value])),
    ...[0, -1, 1.5, 100_001, '1e3', true].map((value): [string, unknown] => ['number', value]),
    ...[0, -1, 0.5, 1_000_000_001].map((value): [string, unknown] => ['starting_price', value]),
    ['closes_at', input.opens_at],
    ['artwork_id', 'harmattan'],
  ];
  for (const [field, value] of broken) {
    const refused = await curator.does('POST', '/auction', { ...input, [field]: value });
    expect({ field, value, status: refused.status }).toEqual({ field, value, status: 422 });
    expect(Object.keys(refused.errors)).toContain(field);
  }
  const headers = { ...curator.headers, 'content-type': 'application/json' };
  for (const payload of invalidBodies) {
    const refused = await adminApi.app.inject({ method: 'POST', url: '/api/auction', headers, payload });
    expect([400, 422]).toContain(refused.statusCode);
  }
  expect(await shown()).toEqual([]);
});
