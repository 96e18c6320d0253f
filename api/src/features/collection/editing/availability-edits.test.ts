import { eq } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { addBuyer, hold } from '../../../testing/orders/holds';
import { addOfferedWork, bulkEditsOf } from '../../../testing/setup/bulk-edits';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';

const api = setUpAdminApi();
const { preview, commit } = bulkEditsOf(api.curator);

test('a work that a buyer, an auction, or an offer has keeps its availability', async () => {
  const { db } = api;
  const bought = (await hold(db, await addBuyer(db), { as: 'Paid' })).artworkId;
  await db.update(artworks).set({ availability: 'sold', heldUntil: null }).where(eq(artworks.id, bought));
  const opensAt = new Date(Date.now() + 20 * 60_000);
  const { artworkId: lot } = await addLot(db, await addAuction(db, { opensAt }));
  const works: Record<string, string> = {
    'It is sold.': bought,
    'A collector is buying it.': (await hold(db, await addBuyer(db))).artworkId,
    'It is in an auction, lot 1.': lot,
    'A collector has made an offer for it.': await addOfferedWork(db),
    'It has this value already.': (await addArtwork(db)).id,
  };
  const { changes, stays } = await preview(Object.values(works), { field: 'availability', value: true });
  expect(changes).toEqual([]);
  expect(stays.map(({ reason }: { reason: string }) => reason)).toEqual(Object.keys(works));
});

test('a work sold outside of the site is sold for every visitor, until it is available again', async () => {
  const { id } = await addArtwork(api.db);
  const sell = { field: 'availability', value: false };
  await commit((await preview([id], sell)) as never, sell);
  const seen = async () => (await api.app.inject(`/api/artwork/${id}`)).json().artwork.availability;
  expect(await seen()).toBe('sold');
  const again = { field: 'availability', value: true };
  await commit((await preview([id], again)) as never, again);
  expect(await seen()).toBe('available');
});
