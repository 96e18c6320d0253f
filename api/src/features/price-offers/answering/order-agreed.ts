import { formatTime } from '@gallery/shared/domain/clock';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { lockedWork } from '../../orders/placing/holds/hold-artwork';
import { type ArtworkRow, saveHeldOrder } from '../../orders/placing/save-held-order';
import type { LockedOffer } from '../locked-offer';
import { agreedMinutes, type OfferContext } from '../offer-context';
import { tellCollector } from '../offer-mails';
import { priceOffers } from '../price-offer.table';

type Agreement = {
  /** In whole naira, without the delivery. The server takes it from the offer. */
  price: number;
  /** The collector's or the curator's id. */
  by: string;
};

/** Orders the work for the collector at the agreed price. The offer must be locked. Throws a 409 if the work is not free. */
export async function orderAgreed(
  tx: Database,
  context: OfferContext,
  offer: LockedOffer,
  { price, by }: Agreement,
): Promise<void> {
  const { userId, address, deliverTo, delivery, deliveryZone } = offer;
  const work = freeWork(await lockedWork(tx, offer.artworkId));
  const order = await saveHeldOrder(tx, context, work, {
    buyer: { kind: 'account', id: userId },
    address,
    deliverTo,
    delivery,
    deliveryZone,
    price: price + delivery,
    minutes: agreedMinutes,
    placedBy: by,
  });
  await tx
    .update(priceOffers)
    .set({ state: 'accepted', orderId: order.id, movedAt: sql`clock_timestamp()` })
    .where(eq(priceOffers.id, offer.id));
  await tellCollector(tx, context.outbox, offer.id);
  await reached('offer accepted');
}

function freeWork(work: ArtworkRow | undefined): ArtworkRow {
  if (!work) throw new HttpError(409, 'This artwork has left the gallery.');
  if (work.availability === 'sold') throw new HttpError(409, 'This artwork has been sold.');
  if (work.availability === 'held') throw new HttpError(409, heldMessage(work.heldUntil));
  return work;
}

function heldMessage(until: Date | null): string {
  const time = until ? ` until ${formatTime(until.toISOString())}` : '';
  return `This artwork is held for another collector${time}. If they do not pay, you can accept then.`;
}
