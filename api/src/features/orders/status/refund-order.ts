import { koboOf } from '@gallery/shared/contract/orders/payment/payment';
import type { EndReturnInput, RefundOrderInput } from '@gallery/shared/contract/orders/refund-input.schema';
import { formatKobo, formatNaira } from '@gallery/shared/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { repeatIfUnknown } from '../../../db/connection/outcome-unknown';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import {
  endReturn,
  partialRefundOf,
  requestPartialRefund,
  retryPartialRefundsOf,
} from '../../payments/partial-refunds/request-partial-refund';
import { retryRefundsOf } from '../../payments/refunds/request-refund';
import { type RefundEvent, sendRefundEmail } from '../emails/refund-emails';
import type { OrderRow } from '../order.table';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { returnRequests } from '../return-request.table';
import { lockOrder } from './move-order';

/**
 * Requests a partial or whole refund, once for each key. With `returns`, the money waits for the work. Throws a 409
 * for an unpaid order, for more than the remaining amount, during an open return, and for a key with another amount.
 */
export async function refundOrder(
  context: OrderContext,
  id: string,
  input: RefundOrderInput,
  by: string,
): Promise<OrderRow> {
  const request = () =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const earlier = await partialRefundOf(tx, input.key);
      if (!earlier) await requestRefund(tx, context, order, input, by);
      else if (earlier.orderId !== id)
        throw new HttpError(409, 'This key belongs to the refund of another order.');
      else if (earlier.amount !== koboOf(input.amount))
        throw new HttpError(409, arrivedMessage(earlier.amount));
      return order;
    });
  return repeatIfUnknown(request);
}

/** Does the same as `refundOrder` for a locked order and a new key. `event` selects the mail. */
export async function requestRefund(
  tx: Database,
  context: OrderContext,
  order: OrderRow,
  { key, amount, reason, returns, for_sale }: RefundOrderInput,
  by: string,
  event: RefundEvent = returns ? 'return asked' : 'requested',
): Promise<void> {
  const { refundable = 0, reference, returning } = await readOrder(tx, order);
  if (!refundedStatuses.includes(order.status)) {
    throw new HttpError(409, `This order is ${order.status.toLowerCase()}: there is nothing to refund.`);
  }
  if (returning)
    throw new HttpError(409, 'A return of this order is open: mark it as received or cancel it first.');
  if (returns && order.status === 'Paid')
    throw new HttpError(409, 'This order is not sent yet: nothing can come back.');
  if (!reference || refundable === 0 || amount > refundable)
    throw new HttpError(409, tooMuchMessage(refundable));
  const kobo = koboOf(amount);
  const action = returns ? 'Return asked' : 'Refund requested';
  await audit(tx, order, { action, to: `${formatKobo(kobo)}, ${reason}`, by });
  if (returns || amount === refundable) await acceptReturnRequest(tx, order);
  await sendRefundEmail(tx, context.outbox, order, event, { amount: kobo, reason });
  await requestPartialRefund(tx, context, {
    id: key,
    reference,
    amount: kobo,
    reason,
    // A work that stays with its buyer cannot be sold again.
    forSale: for_sale && (returns || order.status === 'Paid'),
    returns,
  });
}

/** Ends an open return: either the work has arrived and the refund is requested, or the work does not come. Throws a 409 without a return. */
export async function endOrderReturn(
  context: OrderContext,
  id: string,
  { outcome }: EndReturnInput,
  by: string,
): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { reference } = await readOrder(tx, order);
    const ended = reference && (await endReturn(tx, context, reference, outcome));
    if (!ended) throw new HttpError(409, 'No return of this order is open.');
    const isReceived = outcome === 'received';
    const to = `${formatKobo(ended.amount)}, ${ended.reason}`;
    await audit(tx, order, { action: isReceived ? 'Return received' : 'Return canceled', to, by });
    if (isReceived) await audit(tx, order, { action: 'Refund requested', to, by });
    const event = isReceived ? 'return received' : 'return canceled';
    await sendRefundEmail(tx, context.outbox, order, event, ended);
    return order;
  });
}

/** Retries an order's failed refunds. Throws a 409 when none has failed, or payments are off. */
export async function retryRefunds(context: OrderContext, id: string, by: string): Promise<OrderRow> {
  if (!context.payments) {
    throw new HttpError(409, 'Payments are off: we send the refund when they are on again.');
  }
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const retried = (await retryRefundsOf(tx, context, id)) + (await retryPartialRefundsOf(tx, context, id));
    if (retried === 0) throw new HttpError(409, 'No refund of this order has failed.');
    await audit(tx, order, { action: 'Refund tried again', by });
    return order;
  });
}

/** A return or a whole refund gives the customer what an open request asks for. */
async function acceptReturnRequest(tx: Database, { id }: OrderRow): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ state: 'accepted', answeredAt: sql`now()` })
    .where(and(eq(returnRequests.orderId, id), eq(returnRequests.state, 'requested')));
}

const refundedStatuses: readonly string[] = ['Paid', 'Shipped', 'Delivered'];

function tooMuchMessage(refundable: number): string {
  return refundable === 0
    ? 'All of this order is refunded or requested already.'
    : `At most ${formatNaira(refundable)} of this order can be refunded.`;
}

/** The answer was lost, and staff then changed the amount. */
function arrivedMessage(kobo: number): string {
  return `Your earlier request of ${formatKobo(kobo)} has arrived. Close this dialog to see it, then ask for the rest.`;
}

function audit(tx: Database, { id }: OrderRow, entry: { action: string; to?: string; by: string }) {
  return recordAudit(tx, { ...entry, subject: 'order', subjectId: id });
}
