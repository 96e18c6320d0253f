import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { lockedOffer, refuseEnded } from '../locked-offer';
import type { OfferContext } from '../offer-context';
import { tellCollector } from '../offer-mails';
import { isLiveOffer, priceOffers } from '../price-offer.table';

/** Withdraws an offer, or declines the gallery's counter-offer. Accepts a repetition. Throws a 404 or a 409. */
export function withdrawOffer({ db }: OfferContext, id: string, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const offer = await lockedOffer(tx, id, userId);
    if (offer.state === 'withdrawn') return;
    if (offer.state === 'accepted') throw new HttpError(409, agreedMessage);
    refuseEnded(offer);
    await moveTo(tx, id, 'withdrawn');
  });
}

const agreedMessage = 'We have agreed on this offer already. You can cancel its order in your dashboard.';

/** Ends all offers that nobody answered in time, or whose work was sold. */
export async function endOffers(context: OfferContext): Promise<void> {
  await context.db.transaction((tx) => endDueOffers(tx, context));
}

export async function endDueOffers(tx: Database, context: OfferContext, where?: SQL): Promise<void> {
  const due = await tx
    .select({ id: priceOffers.id, isGone })
    .from(priceOffers)
    .innerJoin(artworks, eq(artworks.id, priceOffers.artworkId))
    .where(and(where, isLiveOffer, or(lte(priceOffers.expiresAt, sql`clock_timestamp()`), isGone)))
    .orderBy(priceOffers.id)
    .limit(200)
    .for('update', { of: priceOffers, skipLocked: true });
  for (const { id, isGone } of due) {
    await moveTo(tx, id, isGone ? 'lapsed' : 'expired');
    await tellCollector(tx, context.outbox, id);
  }
}

const isGone = sql<boolean>`(${or(eq(artworks.availability, 'sold'), isNotNull(artworks.archivedAt))})`;

async function moveTo(tx: Database, id: string, state: 'withdrawn' | 'lapsed' | 'expired'): Promise<void> {
  await tx.update(priceOffers).set({ state, movedAt: sql`clock_timestamp()` }).where(eq(priceOffers.id, id));
}
