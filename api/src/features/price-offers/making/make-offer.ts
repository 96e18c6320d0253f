import { randomUUID } from 'node:crypto';
import { maxOfferRounds, maxOpenOffers } from '@gallery/shared/contract/offers/offer';
import type { MakeOfferInput } from '@gallery/shared/contract/offers/offer-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { isInAuction } from '../../artworks/availability/works-in-auction';
import { chargedDelivery, quoteOrder, refuseChanged } from '../../orders/placing/order-price';
import { destinationOf } from '../../orders/placing/order-request';
import { lacksPrice } from '../../orders/quotes/region-of';
import { lockAccount } from '../../users/erased-account';
import { endDueOffers } from '../ending/end-offers';
import { type LockedOffer, lockOffers } from '../locked-offer';
import { nextEnd, type OfferContext } from '../offer-context';
import { tellGallery } from '../offer-mails';
import { isLiveOffer, type OfferRow, priceOffers } from '../price-offer.table';

type OfferRequest = MakeOfferInput & { userId: string };
type Destination = Pick<OfferRow, 'address' | 'deliverTo' | 'delivery' | 'deliveryZone'>;

/** Makes an offer, or answers the gallery's counter-offer with another one. Returns its id. Throws a 404, 409, or 422. */
export function makeOffer(context: OfferContext, request: OfferRequest): Promise<string> {
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, request.userId);
    await endDueOffers(tx, context, eq(priceOffers.userId, request.userId));
    const work = await workOpenToOffers(tx, request.artwork_id);
    refuseFullPrice(work, request.amount);
    const destination = await quotedDestination(tx, request);
    const live = await liveOffer(tx, request);
    const id = live
      ? await nextRound(tx, live, request, destination)
      : await firstRound(tx, request, destination);
    await tellGallery(tx, context.outbox, id);
    await reached('offer made');
    return id;
  });
}

/** Compares with a public price only, because the answer would tell one on request. */
function refuseFullPrice({ price, priceOnRequest }: OpenWork, amount: number): void {
  if (priceOnRequest || amount < price) return;
  const message = `The price is ${formatNaira(price)}. Offer less, or buy the artwork.`;
  throw new FieldError(422, 'amount', message);
}

/** Throws a 409 with the current delivery if the collector saw another one. */
async function quotedDestination(tx: Database, request: OfferRequest): Promise<Destination> {
  const { address, deliverTo } = await destinationOf(tx, request);
  const { artwork_id, amount: price, delivery } = request;
  const quote = await quoteOrder(tx, { artwork_id, deliverTo });
  refuseChanged({ price, delivery }, { price, delivery: quote.price });
  return { address, deliverTo, ...chargedDelivery(quote) };
}

async function liveOffer(tx: Database, { userId, artwork_id }: OfferRequest) {
  const isIt = and(eq(priceOffers.userId, userId), eq(priceOffers.artworkId, artwork_id), isLiveOffer);
  const [live] = await lockOffers(tx, isIt);
  return live;
}

async function firstRound(tx: Database, request: OfferRequest, to: Destination): Promise<string> {
  const isOwn = and(eq(priceOffers.userId, request.userId), isLiveOffer);
  const [open] = await tx.select({ offers: count() }).from(priceOffers).where(isOwn);
  if ((open?.offers ?? 0) >= maxOpenOffers) throw new HttpError(409, tooManyMessage);
  const id = randomUUID();
  const { userId, artwork_id: artworkId } = request;
  await tx.insert(priceOffers).values({ id, userId, artworkId, ...to, ...movedBy(request) });
  return id;
}

async function nextRound(
  tx: Database,
  live: LockedOffer,
  request: OfferRequest,
  to: Destination,
): Promise<string> {
  if (live.state === 'open') throw new HttpError(409, openMessage);
  if (live.round >= maxOfferRounds) throw new HttpError(409, noRoundMessage);
  await tx
    .update(priceOffers)
    .set({
      ...destinationAfter(live, to),
      ...movedBy(request),
      state: 'open',
      round: live.round + 1,
      counter: null,
      reply: '',
    })
    .where(eq(priceOffers.id, live.id));
  return live.id;
}

/** A price that the gallery named with its counter-offer stays for the same address. */
function destinationAfter(live: LockedOffer, to: Destination): Destination {
  if (!lacksPrice(to) || to.address !== live.address) return to;
  return { ...to, delivery: live.delivery, deliveryZone: live.deliveryZone };
}

function movedBy({ amount, message }: OfferRequest) {
  return { amount, message, expiresAt: nextEnd, movedAt: sql`clock_timestamp()` };
}

const openMessage =
  'You have offered for this artwork already. Wait for our reply, or withdraw that offer first.';
const noRoundMessage = `You have made ${maxOfferRounds} offers for this artwork. Accept our counter-offer, or decline it.`;
const tooManyMessage = `You have ${maxOpenOffers} open offers, the most possible. Withdraw one, or wait for our reply.`;

type OpenWork = { price: number; priceOnRequest: boolean };

/** Throws a 404 for an unknown work, and a 409 for one that takes no offers now. Locks it against removal. */
async function workOpenToOffers(tx: Database, id: string): Promise<OpenWork> {
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
