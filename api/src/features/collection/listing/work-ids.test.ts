import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { setUpAdminApi } from '../../../testing/setup/setup-api';

const api = setUpAdminApi();
const { curator } = api;
const ids = async (query: string): Promise<string[]> => (await curator.sees(`/collection/ids?${query}`)).ids;

test('each filter selects its works, newest first', async () => {
  const { db } = api;
  const artist = await addArtist(db);
  const heldUntil = new Date(Date.now() + 60_000);
  const createdAt = new Date('2026-10-01T23:30:00Z');
  const [stone, hidden] = [
    await addArtwork(db, {
      name: 'Zinnober',
      type: 'Sculpture',
      price: 900_000,
      artistId: artist.id,
      createdAt,
    }),
    await addArtwork(db, { price: 700_000, priceOnRequest: true }),
  ];
  const sold = await addArtwork(db, { availability: 'sold' });
  const held = await addArtwork(db, { availability: 'held', heldUntil });
  const { artworkId: lot } = await addLot(db, await addAuction(db));
  const [number] = await addEdition(db, 2, { createdAt });
  await addArtwork(db, { archivedAt: new Date() });
  expect(await ids('q=zinober')).toEqual([stone.id]);
  expect(await ids('type=Sculpture')).toEqual([stone.id]);
  expect(await ids(`artist=${artist.id}`)).toEqual([stone.id]);
  expect(await ids('min=700000&max=800000')).toEqual([hidden.id]);
  expect(await ids('state=on_request')).toEqual([hidden.id]);
  expect(await ids('state=sold')).toEqual([sold.id]);
  expect(await ids('state=held')).toEqual([held.id]);
  expect(await ids('state=in_auction')).toEqual([lot]);
  expect(await ids('state=available&from=2026-10-03')).toEqual([hidden.id]);
  expect(new Set(await ids('from=2026-10-02&to=2026-10-02'))).toEqual(new Set([stone.id, number.id]));
  expect(await ids('from=2026-10-03&state=available&type=Sculpture')).toEqual([]);
  expect(await curator.sees('/collection/ids')).toMatchObject({ total: 6 });
});

test.each(['type=Etching', 'state=lost', 'artist=1', 'min=-1', 'from=soon', `q=${'a'.repeat(101)}`])(
  'the list refuses %s',
  async (query) => {
    expect((await curator.sees(`/collection/ids?${query}`)).status).toBe(422);
  },
);
