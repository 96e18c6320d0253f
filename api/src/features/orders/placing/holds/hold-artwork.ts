import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { artworks } from '../../../artworks/artwork.table';
import { artworkClaims } from '../../../artworks/availability/availability.table';
import { savedMinutes } from '../../../settings/settings';
import { sendStatusEmail } from '../../emails/order-emails';
import { tellQuoteAsked } from '../../emails/quote-emails';
import type { OrderRow } from '../../order.table';
import type { OrderContext } from '../../order-context';
import { chargedDelivery, quoteOrder, refuseChanged } from '../order-price';
import type { OrderRequest } from '../order-request';
import { type ArtworkRow, inAuctionMessage, saveHeldOrder } from '../save-held-order';
import { checkHoldLimits, type HoldSettings, refuseRecentExpiry } from './hold-limits';

/** Holds an available work at the price and the delivery that the customer saw, by the database's clock, and saves the order. A delivery without a price makes the order wait for it. */
export async function holdArtwork(
  tx: Database,
  context: OrderContext,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<OrderRow> {
  const work = await lockedFreeWork(tx, request);
  const quote = await quoteOrder(tx, request);
  refuseChanged(request, { price: work.price, delivery: quote.price });
  const delivery = chargedDelivery(quote);
  const asksQuote = quote.price === null;
  await refuseRecentExpiry(tx, request);
  const network = await checkHoldLimits(tx, settings, request, asksQuote);
  const { buyer, address, deliverTo } = request;
  const { quoteHoldMinutes, holdMinutes } = { ...settings, ...(await savedMinutes(tx)) };
  const order = await saveHeldOrder(tx, context, work, {
    buyer,
    address,
    deliverTo,
    network,
    price: work.price + delivery.delivery,
    ...delivery,
    asksQuote,
    minutes: asksQuote ? quoteHoldMinutes : holdMinutes,
    placedBy: buyer.kind === 'account' ? buyer.id : null,
  });
  if (asksQuote) await tellQuoteAsked(tx, context.outbox, order);
  else await sendStatusEmail(tx, context.outbox, order);
  return order;
}

const onRequestMessage = 'The price of this artwork is on request. Send us an enquiry to buy it.';

/** Reads before it writes, because even an update of no rows drops every cached list of the catalogue. */
async function lockedFreeWork(tx: Database, { artwork_id }: OrderRequest): Promise<ArtworkRow> {
  const work = await lockedWork(tx, artwork_id);
  if (!work) throw new HttpError(404, 'No artwork with this id.');
  if (work.availability === 'sold') throw new HttpError(409, 'This artwork has been sold.');
  if (work.availability === 'held') throw new HttpError(409, 'This artwork is held for another collector.');
  if (await isInAuction(tx, work.id)) throw new HttpError(409, inAuctionMessage);
  if (work.priceOnRequest) throw new HttpError(409, onRequestMessage);
  return work;
}

export async function lockedWork(tx: Database, id: string): Promise<ArtworkRow | undefined> {
  const [work] = await tx
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, id), isNull(artworks.archivedAt)))
    .for('no key update');
  return work;
}

async function isInAuction(tx: Database, artworkId: string): Promise<boolean> {
  const claimed = await tx
    .select({ by: artworkClaims.by })
    .from(artworkClaims)
    .where(and(eq(artworkClaims.artworkId, artworkId), eq(artworkClaims.by, 'lot')));
  return claimed.length > 0;
}
