import type { AnswerQuoteInput } from '@gallery/shared/contract/delivery/answer-quote-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { savedMinutes } from '../../settings/settings';
import { sendQuoteEmail } from '../emails/quote-emails';
import { type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import type { HoldSettings } from '../placing/holds/hold-limits';
import { setHold } from '../placing/holds/set-hold';
import { lockOrder, moveOrder } from '../status/move-order';
import { regionOf } from './region-of';

type QuoteContext = OrderContext & Pick<HoldSettings, 'quoteHoldMinutes'>;
type GalleryAnswer = AnswerQuoteInput & { id: string; by: string };

/** Answers once what the delivery of an order costs, or that the gallery cannot deliver. Throws a 404 or a 409. */
export async function answerQuote(context: QuoteContext, given: GalleryAnswer): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, given.id);
    await refuseEnded(tx, order);
    if (order.address !== given.address) throw new HttpError(409, otherAddressMessage);
    const answered =
      given.answer === 'priced'
        ? await priceDelivery(tx, context, order, given)
        : await declineDelivery(tx, context, order, given);
    await reached('quote answered');
    return answered;
  });
}

/** The database's clock decides, because the job that ends the hold may be late. */
async function refuseEnded(tx: Database, order: OrderRow): Promise<void> {
  const { id, status, quoteState, delivery } = order;
  if (status === 'Pending' && quoteState === 'answered')
    throw new HttpError(409, `The delivery of this order has its price already: ${formatNaira(delivery)}.`);
  if (status !== 'Pending' || quoteState !== 'asked')
    throw new HttpError(409, 'This order does not wait for a delivery price.');
  const isOver = and(eq(orders.id, id), lte(orders.heldUntil, sql`clock_timestamp()`));
  if ((await tx.$count(orders, isOver)) > 0) throw new HttpError(409, 'The hold of this order has ended.');
}

const otherAddressMessage =
  'The customer has changed the delivery address meanwhile. Reload the page to see it.';

async function priceDelivery(
  tx: Database,
  context: QuoteContext,
  order: OrderRow,
  { amount = 0, message, by }: GalleryAnswer,
): Promise<OrderRow> {
  if (!context.payments) throw new HttpError(409, 'Payments are off, so nobody could pay for this order.');
  const { quoteHoldMinutes } = { ...context, ...(await savedMinutes(tx)) };
  const end = sql`clock_timestamp() + make_interval(secs => ${quoteHoldMinutes * 60}::float8)`;
  const priced = await setHold(tx, context, order, end, {
    delivery: amount,
    deliveryZone: regionOf(order.deliverTo),
    price: order.price + amount,
    quoteState: 'answered',
    quoteReply: message,
  });
  await audit(tx, order, by, 'Delivery price given', `${formatNaira(amount)} to ${order.address}`);
  await sendQuoteEmail(tx, context.outbox, priced);
  return priced;
}

async function declineDelivery(
  tx: Database,
  context: QuoteContext,
  order: OrderRow,
  { message, by }: GalleryAnswer,
): Promise<OrderRow> {
  await audit(tx, order, by, 'Delivery declined', message);
  const changes = { quoteState: 'declined' as const, quoteReply: message, byOwner: false };
  return moveOrder(tx, context, order, 'Canceled', by, changes);
}

function audit(tx: Database, { id }: OrderRow, by: string, action: string, to: string): Promise<void> {
  return recordAudit(tx, { subject: 'order', subjectId: id, action, to, by });
}
