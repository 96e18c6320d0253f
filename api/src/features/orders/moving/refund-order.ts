import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { retryRefundsOf } from '../../payments/refunds/request-refund';
import type { OrderRow } from '../order.table';
import type { OrderContext } from '../order-context';
import { lockOrder } from './move-order';

/** Retries the failed refunds of an order. Throws a 409 when none failed, or payments are off. */
export async function retryRefunds(context: OrderContext, id: string, by: string): Promise<OrderRow> {
  if (!context.payments) {
    throw new HttpError(409, 'Payments are off: the money goes out by itself when they are on again.');
  }
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const retried = await retryRefundsOf(tx, context, id);
    if (retried === 0) throw new HttpError(409, 'No refund of this order has failed.');
    await recordAudit(tx, { subject: 'order', subjectId: id, action: 'Refund tried again', by });
    return order;
  });
}
