import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artworks } from '../artworks/artwork.table';
import { readDeliveryTable } from './delivery-table';
import { type DeliveryPlace, quoteFor } from './quote';

/** Quotes the delivery of a work of the catalogue. Throws a 404. */
export async function quoteWork(
  db: Database,
  artworkId: string,
  place: DeliveryPlace,
): Promise<DeliveryQuote> {
  const [work] = await db
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, artworkId), isNull(artworks.archivedAt)));
  if (!work) throw new HttpError(404, 'No artwork with this id.');
  const { zones } = await readDeliveryTable(db);
  return quoteFor(zones, work, place);
}
