import { randomUUID } from 'node:crypto';
import type { AnswerReturnInput } from '@gallery/shared/contract/orders/refund-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { and, eq, sql } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { sendReturnEmail } from '../emails/return-emails';
import type { OrderRow } from '../order.table';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { returnRequests } from '../return-request.table';
import { lockOrder } from '../status/move-order';
import { requestRefund } from '../status/refund-order';

/** Answers a customer's request once. An accepted one opens the return, whose refund covers all that remains. Throws a 409. */
export async function answerReturn(
  context: OrderContext,
  id: string,
  { answer, reason }: AnswerReturnInput,
  by: string,
): Promise<OrderRow> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const answered = await tx
      .update(returnRequests)
      .set({ state: answer, answeredAt: sql`now()` })
      .where(and(eq(returnRequests.orderId, id), eq(returnRequests.state, 'requested')))
      .returning();
    if (answered.length === 0) throw new HttpError(409, 'No request for a return of this order is open.');
    if (answer === 'declined') {
      await recordAudit(tx, { subject: 'order', subjectId: id, action: 'Return declined', to: reason, by });
      await sendReturnEmail(tx, context.outbox, order, 'declined', reason);
      return order;
    }
    const { refundable = 0 } = await readOrder(tx, order);
    const because = `Return within ${countOf(order.returnDays, 'day')}.`;
    const refund = { amount: refundable, reason: because, returns: true, for_sale: true };
    await requestRefund(tx, context, order, { ...refund, key: randomUUID() }, by, 'return accepted');
    return order;
  });
}
