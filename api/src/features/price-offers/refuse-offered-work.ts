import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { isLiveOffer, priceOffers } from './price-offer.table';

/** Throws a 409 while an offer for the locked work, as a unique one, waits for an answer. */
export async function refuseOfferedWork(tx: Database, artworkId: string): Promise<void> {
  const [offer] = await tx
    .select({ id: priceOffers.id })
    .from(priceOffers)
    .where(and(eq(priceOffers.artworkId, artworkId), isLiveOffer))
    .limit(1);
  if (offer)
    throw new HttpError(
      409,
      'A collector has offered for this artwork as a unique work. Answer the offer first.',
    );
}
