import type { AnswerOfferInput } from '@gallery/shared/contract/offers/offer-input.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { type LockedOffer, lockedOffer, refuseEnded } from '../locked-offer';
import { nextEnd, type OfferContext } from '../offer-context';
import { tellCollector } from '../offer-mails';
import { priceOffers } from '../price-offer.table';
import { orderAgreed } from './order-agreed';

type GalleryAnswer = AnswerOfferInput & { id: string; by: string };

/** Accepts, counters, or declines an offer for the gallery. Throws a 404, 409, or 422. */
export function answerOffer(context: OfferContext, given: GalleryAnswer): Promise<void> {
  return context.db.transaction(async (tx) => {
    const offer = await lockedOffer(tx, given.id);
    refuseEnded(offer);
    if (offer.state !== 'open') throw new HttpError(409, 'The collector has to answer our counter-offer.');
    if (offer.amount !== given.amount)
      throw new HttpError(409, 'The collector has made another offer. Reload the page to see it.');
    if (given.answer === 'counter') refuseLowCounter(offer, given.counter);
    await answer(tx, context, offer, given);
  });
}

function refuseLowCounter({ amount }: LockedOffer, counter = 0): void {
  if (counter > amount) return;
  const message = 'A counter-offer is above the offer. Accept the offer instead.';
  throw new HttpError(422, message, { counter: message });
}

async function answer(
  tx: Database,
  context: OfferContext,
  offer: LockedOffer,
  { answer, counter, message, by }: GalleryAnswer,
): Promise<void> {
  const reply = { reply: message, answeredBy: by, movedAt: sql`clock_timestamp()` };
  const ofIt = eq(priceOffers.id, offer.id);
  if (answer === 'accept') {
    await tx.update(priceOffers).set(reply).where(ofIt);
    return orderAgreed(tx, context, offer, { price: offer.amount, by });
  }
  const move =
    answer === 'counter'
      ? { state: 'countered' as const, counter, expiresAt: nextEnd }
      : { state: 'declined' as const };
  await tx
    .update(priceOffers)
    .set({ ...reply, ...move })
    .where(ofIt);
  await tellCollector(tx, context.outbox, offer.id);
  await reached('offer answered by the gallery');
}
