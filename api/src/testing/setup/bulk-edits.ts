import { randomUUID } from 'node:crypto';
import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import type { Database } from '../../db/client';
import { priceOffers } from '../../features/price-offers/price-offer.table';
import { addCustomer, type newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';

export function bulkEditsOf(curator: Awaited<ReturnType<typeof newAdministrator>>) {
  return {
    preview: (works: string[], change: object) =>
      curator.does('POST', '/collection/edits/preview', { works, ...change }),

    commit({ edit, changes, artist_id }: EditPreview, change: object, reason = '') {
      const works = changes.map(({ _id, version }) => ({ _id, version }));
      return curator.does('POST', '/collection/edits', { edit, works, artist_id, ...change, reason });
    },
  };
}

export async function addOfferedWork(db: Database): Promise<string> {
  const { id: artworkId } = await addArtwork(db, { name: 'Ink', openToOffers: true });
  const { id: userId } = await addCustomer(db);
  const expiresAt = new Date(Date.now() + 60_000);
  await db
    .insert(priceOffers)
    .values({ id: randomUUID(), userId, artworkId, amount: 1_000, address: 'Lagos', expiresAt });
  return artworkId;
}
