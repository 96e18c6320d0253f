import { randomUUID } from 'node:crypto';
import type { LotsAnswer } from '@gallery/shared/contract/programme/lot';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { lots } from './lot.table';

const api = setUpApi();

test('visitors see the lots by their numbers, with their works and the server’s clock', async () => {
  const artist = await addArtist(api.db);
  const [first, second] = [
    await addArtwork(api.db, { name: 'Òṣùpá', artistId: artist.id }),
    await addArtwork(api.db, { name: 'Laterite' }),
  ];
  const times = { opensAt: new Date('2030-01-05T09:00:00Z'), closesAt: new Date('2030-01-12T17:00:00Z') };
  const startingPrice = 9_000_000;
  await api.db.insert(lots).values([
    { id: randomUUID(), number: 2, artworkId: second.id, startingPrice, ...times },
    { id: randomUUID(), number: 1, artworkId: first.id, startingPrice, ...times },
  ]);
  const before = Date.now() - 60_000;
  const answer = await api.app.inject('/api/auction');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { now, lots: shown } = answer.json<LotsAnswer>();
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(shown).toMatchObject([
    {
      number: 1,
      artwork: { _id: first.id, name_of_artwork: 'Òṣùpá', artist_id: { firstname: 'Adébáyọ̀' } },
      starting_price: 9_000_000,
      opens_at: '2030-01-05T09:00:00.000Z',
      closes_at: '2030-01-12T17:00:00.000Z',
    },
    { number: 2, artwork: { name_of_artwork: 'Laterite', artist_id: null } },
  ]);
});

test('a lot says whether its work is free, held or sold, and is found by its work', async () => {
  const [held, sold, elsewhere] = [
    await addArtwork(api.db, { availability: 'held', heldUntil: new Date('2030-01-06T09:00:00Z') }),
    await addArtwork(api.db, { availability: 'sold' }),
    await addArtwork(api.db),
  ];
  const times = { opensAt: new Date('2030-01-05T09:00:00Z'), closesAt: new Date('2030-01-12T17:00:00Z') };
  await api.db.insert(lots).values(
    [held, sold].map(({ id }, at) => ({
      ...{ id: randomUUID(), number: 11 + at, artworkId: id, startingPrice: 5 },
      ...times,
    })),
  );
  const lotsOf = async (id: string) =>
    (await api.app.inject(`/api/auction?artwork=${id}`)).json<LotsAnswer>().lots;
  expect(await lotsOf(held.id)).toMatchObject([
    { number: 11, artwork: { availability: 'held', held_until: '2030-01-06T09:00:00.000Z' } },
  ]);
  expect(await lotsOf(sold.id)).toMatchObject([{ number: 12, artwork: { availability: 'sold' } }]);
  expect(await lotsOf(elsewhere.id)).toEqual([]);
  expect((await api.app.inject('/api/auction?artwork=nothing')).statusCode).toBe(422);
});
