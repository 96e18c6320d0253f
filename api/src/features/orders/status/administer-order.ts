import { randomUUID } from 'node:crypto';
import type { OrderStatusInput } from '@gallery/shared/contract/orders/order-input.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { hasPaymentInProgress } from '../../payments/settlement/payment-in-progress';
import { settleOrder } from '../../payments/settlement/settle-payment';
import { isWonOrder, type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { lockOrder, moveOrder, refusalMessage } from './move-order';
import { requestRefund } from './refund-order';

/** Makes an administrator's move. Refunded only requests a refund; the provider's confirmation moves the order. Throws a 409. */
export async function administerOrder(
  context: OrderContext,
  id: string,
  { status, delivery_date, courier, tracking_number }: OrderStatusInput,
  by: string,
): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (status === 'Refunded') return requestWholeRefund(tx, context, order, by);
    const { open_refund } = await readOrder(tx, order);
    if (open_refund === 'full') throw new HttpError(409, refundRequestedMessage);
    const shipment = { deliveryDate: delivery_date, courier, trackingNumber: tracking_number };
    const changes = status === 'Shipped' ? shipment : {};
    const moved = await moveOrder(tx, context, order, status, by, changes);
    const move = { action: 'Order moved', from: order.status, to: status };
    await recordAudit(tx, { ...move, subject: 'order', subjectId: id, by });
    return moved;
  });
}

/** Serves clients of the previous release, which send no amount or reason. */
async function requestWholeRefund(
  tx: Database,
  context: OrderContext,
  order: OrderRow,
  by: string,
): Promise<OrderRow> {
  if (order.status === 'Canceled') {
    throw new HttpError(409, 'This order is canceled: there is nothing to refund.');
  }
  if (order.status !== 'Paid') throw new HttpError(409, refusalMessage(order.status, 'Refunded'));
  const { refundable = 0 } = await readOrder(tx, order);
  const reason = 'Your order is refunded before it is sent.';
  const whole = { amount: refundable, reason, returns: false, for_sale: true };
  await requestRefund(tx, context, order, { ...whole, key: randomUUID() }, by);
  return order;
}

const refundRequestedMessage =
  'The refund of this order is requested: it cannot be sent or delivered any more.';

/** Cancels the owner's Pending order; `by` is `null` for a guest. Throws a 409 for an order that is paid, being paid, or won at auction. */
export async function cancelOrder(
  context: OrderContext,
  order: OrderRow,
  by: string | null,
): Promise<OrderRow> {
  if (isWonOrder(order)) throw new HttpError(409, bindingMessage);
  const decision = order.status === 'Pending' ? await settleOrder(context, order.id) : 'unpaid';
  if (decision === 'paid') throw new HttpError(409, 'Your payment has arrived: the order is paid.');
  return context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked.status === 'Pending' && (await hasPaymentInProgress(tx, order.id))) {
      throw new HttpError(409, inProgressMessage);
    }
    const changes = { ranOutAt, mayBePaid: decision === 'undecided', byOwner: true };
    return moveOrder(tx, context, locked, 'Canceled', by, changes);
  });
}

const bindingMessage = 'You won this work at auction: a bid is binding. Write to us if something is wrong.';
const inProgressMessage = 'Your payment is being confirmed. The order can be canceled if it does not arrive.';

/** A cancellation in the last five minutes counts as an expired hold, because it withheld the work as long. */
const ranOutAt = sql`CASE WHEN ${orders.heldUntil} < now() + interval '5 minutes' THEN now() END`;
