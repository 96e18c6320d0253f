import type { AnswerOfferInput } from '@gallery/shared/contract/offers/offer-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { lacksPrice, regionOf } from '../../orders/quotes/region-of';
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
    const priced = given.answer === 'decline' ? offer : await priceDelivery(tx, offer, given.delivery);
    await answer(tx, context, priced, given);
    await auditAnswer(tx, given);
  });
}

function auditAnswer(tx: Database, { id, amount, answer, counter, by }: GalleryAnswer): Promise<void> {
  const to = answer === 'counter' && counter ? formatNaira(counter) : undefined;
  return recordAudit(tx, {
    subject: 'offer',
    subjectId: id,
    action: actions[answer],
    from: formatNaira(amount),
    to,
    by,
  });
}

const actions = { accept: 'Offer accepted', counter: 'Counter-offer made', decline: 'Offer declined' };

function refuseLowCounter({ amount }: LockedOffer, counter = 0): void {
  if (counter > amount) return;
  const message = 'A counter-offer is above the offer. Accept the offer instead.';
  throw new FieldError(422, 'counter', message);
}

/** The agreed total contains the delivery, so the gallery names a price that the table lacks. */
async function priceDelivery(
  tx: Database,
  offer: LockedOffer,
  delivery: number | undefined,
): Promise<LockedOffer> {
  if (!lacksPrice(offer)) return offer;
  if (delivery === undefined) throw new FieldError(422, 'delivery', missingDeliveryMessage);
  const priced = { delivery, deliveryZone: regionOf(offer.deliverTo) };
  await tx.update(priceOffers).set(priced).where(eq(priceOffers.id, offer.id));
  return { ...offer, ...priced };
}

const missingDeliveryMessage =
  'The delivery to this address has no price in our table. Name its price in naira; 0 is a free delivery.';

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
