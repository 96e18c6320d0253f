import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatNaira } from '@gallery/shared/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { recordAudit } from '../../../audit/record-audit';
import { closeOpenPayment } from '../../../payments/settlement/claim-payment';
import { hasPaymentInProgress } from '../../../payments/settlement/payment-in-progress';
import { savedMinutes } from '../../../settings/settings';
import { sendNewAddressEmail } from '../../emails/order-emails';
import { sendQuoteEmail, tellQuoteAsked } from '../../emails/quote-emails';
import { isWonOrder, type OrderRow, orders } from '../../order.table';
import type { OrderContext } from '../../order-context';
import { checkHoldLimits, type HoldSettings } from '../holds/hold-limits';
import { setHold } from '../holds/set-hold';
import { chargedDelivery, quoteOrder, refuseChanged } from '../order-price';
import type { OrderRequest } from '../order-request';

/** Throws a 409 during a payment, because its form named the earlier address and amount. */
export async function changeAddress(
  tx: Database,
  context: OrderContext,
  settings: HoldSettings,
  order: OrderRow,
  request: OrderRequest,
): Promise<OrderRow> {
  if (await hasPaymentInProgress(tx, order.id)) {
    throw new HttpError(
      409,
      `Your payment for this artwork is being confirmed. It goes to ${order.address}. Write to us to change that.`,
    );
  }
  const { price: quoted, zone, days } = await quoteOrder(tx, request);
  refuseUnquoted(order, request, quoted);
  refuseChanged(request, { price: order.price - order.delivery, delivery: quoted });
  const asks = quoted === null;
  const network =
    asks && order.quoteState !== 'asked' ? await checkHoldLimits(tx, settings, request, asks) : undefined;
  const charged = chargedDelivery({ price: quoted, zone, days });
  const price = order.price - order.delivery + charged.delivery;
  if (asks || price !== order.price) await closeOpenPayment(tx, order.id);
  const isSame = order.address === request.address;
  const priced = isSame ? 'answered' : null;
  const end = isSame
    ? sql`${orders.heldUntil}`
    : endOf(order, asks, { ...settings, ...(await savedMinutes(tx)) });
  const moved = await setHold(tx, context, order, end, {
    address: request.address,
    deliverTo: request.deliverTo,
    network,
    ...charged,
    price,
    quoteState: asks ? 'asked' : priced,
    quoteReply: '',
    quoteAskedAt: asks ? firstAsked : undefined,
  });
  if (asks) await tellQuoteAsked(tx, context.outbox, moved);
  else if (isSame) await sendQuoteEmail(tx, context.outbox, moved);
  else await sendNewAddressEmail(tx, context.outbox, moved);
  await auditMove(tx, order, moved);
  return moved;
}

const firstAsked = sql`coalesce(${orders.quoteAskedAt}, clock_timestamp())`;

/** The first request for a price lasts its full time. Later changes of the address never make a hold longer. */
function endOf({ quoteState }: OrderRow, asks: boolean, settings: HoldSettings): SQL {
  const { quoteHoldMinutes, holdMinutes } = settings;
  if (asks) return sql`greatest(${orders.heldUntil}, ${firstAsked} + ${minutes(quoteHoldMinutes)})`;
  if (quoteState === 'asked')
    return sql`least(${orders.heldUntil}, clock_timestamp() + ${minutes(holdMinutes)})`;
  return sql`${orders.heldUntil}`;
}

function minutes(count: number): SQL {
  return sql`make_interval(secs => ${count * 60}::float8)`;
}

/** A won lot has its delivery in its parts. A client of the previous release quotes nothing, so it cannot change a price. */
function refuseUnquoted(order: OrderRow, { address, deliverTo }: OrderRequest, quoted: number | null): void {
  const isSamePrice = quoted === order.delivery && order.quoteState === null;
  if (isSamePrice) return;
  if (isWonOrder(order)) throw new HttpError(409, wonMessage);
  if (deliverTo === null && !isCollected({ address, deliver_to: null }))
    throw new HttpError(409, otherDeliveryMessage);
}

const wonMessage = 'The price of a won lot includes its delivery. Write to us to send it elsewhere.';
const otherDeliveryMessage =
  'Delivery to this address costs another amount than this order includes. Reload the page, then choose the address again.';

async function auditMove(tx: Database, before: OrderRow, after: OrderRow): Promise<void> {
  const isSame = before.address === after.address;
  const change = isSame
    ? { action: 'Delivery price taken from the table', to: formatNaira(after.delivery) }
    : { action: 'Delivery address changed', from: before.address, to: after.address };
  await recordAudit(tx, {
    subject: 'order',
    subjectId: before.id,
    by: before.userId,
    guestId: before.guestId,
    ...change,
  });
}
