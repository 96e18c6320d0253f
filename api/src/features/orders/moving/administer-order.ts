import type { OrderStatusInput } from '@gallery/shared/contract/orders/order-input.schema';
import { sql } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { requestRefundsOf } from '../../payments/refunds/request-refund';
import { hasPaymentInProgress } from '../../payments/settlement/payment-in-progress';
import { settleOrder } from '../../payments/settlement/settle-payment';
import { isWonOrder, type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { lockOrder, moveOrder } from './move-order';

/** An administrator's move; Refunded also requests the refunds. Throws a 409 for an illegal one. */
export async function administerOrder(
  context: OrderContext,
  id: string,
  { status, delivery_date }: OrderStatusInput,
  by: string,
): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    // Only a late payment makes a canceled order Refunded.
    if (status === 'Refunded' && order.status === 'Canceled') {
      throw new HttpError(409, 'This order is canceled: there is nothing to refund.');
    }
    const changes = status === 'Shipped' ? { deliveryDate: delivery_date } : {};
    const moved = await moveOrder(tx, context, order, status, by, changes);
    const move = { action: 'Order moved', from: order.status, to: status };
    await recordAudit(tx, { ...move, subject: 'order', subjectId: id, by });
    if (status === 'Refunded') await requestRefundsOf(tx, context, id);
    return moved;
  });
}

/** Cancels the owner's Pending order. Throws a 409 when it was paid meanwhile, is being paid, or was won at auction. */
export async function cancelOrder(context: OrderContext, order: OrderRow, by: string): Promise<OrderRow> {
  if (isWonOrder(order)) throw new HttpError(409, bindingMessage);
  const decision = order.status === 'Pending' ? await settleOrder(context, order.id) : 'unpaid';
  if (decision === 'paid') throw new HttpError(409, 'Your payment has arrived: the order is paid.');
  return context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked.status === 'Pending' && (await hasPaymentInProgress(tx, order.id))) {
      throw new HttpError(409, inProgressMessage);
    }
    return moveOrder(tx, context, locked, 'Canceled', by, { ranOutAt, mayBePaid: decision === 'undecided' });
  });
}

const bindingMessage = 'You won this work at auction: a bid is binding. Write to us if something is wrong.';
const inProgressMessage = 'Your payment is being confirmed. The order can be canceled if it does not arrive.';

/** A cancellation in the last five minutes counts as a hold that ran out: it withheld the work as long. */
const ranOutAt = sql`CASE WHEN ${orders.heldUntil} < now() + interval '5 minutes' THEN now() END`;
