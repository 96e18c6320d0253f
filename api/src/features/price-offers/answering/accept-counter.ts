import { HttpError } from '../../../http/answers/http-error';
import { lacksPrice } from '../../orders/quotes/region-of';
import { lockedOffer, refuseEnded } from '../locked-offer';
import type { OfferContext } from '../offer-context';
import { orderAgreed } from './order-agreed';

type Acceptance = {
  id: string;
  userId: string;
  /** The counter-offer that the collector saw, in whole naira. */
  amount: number;
};

/** Accepts the gallery's counter-offer. Accepts a repetition. Throws a 404, or a 409 when it has ended or changed. */
export function acceptCounter(context: OfferContext, { id, userId, amount }: Acceptance): Promise<void> {
  return context.db.transaction(async (tx) => {
    const offer = await lockedOffer(tx, id, userId);
    if (offer.state === 'accepted') return;
    refuseEnded(offer);
    if (offer.counter === null) throw new HttpError(409, 'We have not replied to this offer yet.');
    if (offer.counter !== amount)
      throw new HttpError(409, 'Our counter-offer has changed. Reload the page to see it.');
    if (lacksPrice(offer)) throw new HttpError(409, unpricedMessage);
    await orderAgreed(tx, context, offer, { price: offer.counter, by: userId });
  });
}

/** A counter-offer of the previous release may lack it. */
const unpricedMessage =
  'The delivery to this address has no price yet. Make another offer or send us an enquiry, and we name it.';
