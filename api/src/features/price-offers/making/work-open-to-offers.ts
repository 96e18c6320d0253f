import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { isInAuction } from '../../artworks/availability/works-in-auction';

export type OpenWork = { price: number; priceOnRequest: boolean };

/** Throws a 404 for an unknown work, and a 409 for one that takes no offers now. Locks it against removal. */
export async function workOpenToOffers(tx: Database, id: string): Promise<OpenWork> {
  const [work] = await tx
    .select({
      price: artworks.price,
      priceOnRequest: artworks.priceOnRequest,
      openToOffers: artworks.openToOffers,
      availability: artworks.availability,
      isLot: isInAuction(tx),
    })
    .from(artworks)
    .where(and(eq(artworks.id, id), isNull(artworks.archivedAt)))
    .for('key share');
  if (!work) throw new HttpError(404, 'No artwork with this id.');
  if (!work.openToOffers) throw new HttpError(409, 'This artwork is not open to offers.');
  if (work.isLot) throw new HttpError(409, 'This artwork is in an auction. Bid on its lot instead.');
  if (work.availability === 'sold') throw new HttpError(409, 'This artwork has been sold.');
  if (work.availability === 'held') throw new HttpError(409, 'This artwork is held for another collector.');
  return work;
}
