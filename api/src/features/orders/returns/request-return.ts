import type { RequestReturnInput } from '@gallery/shared/contract/orders/refund-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDate } from '@gallery/shared/domain/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { isUniqueViolation } from '../../../db/database-errors';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { alertReturnRequested } from '../emails/order-alerts';
import { sendReturnEmail } from '../emails/return-emails';
import { isWonOrder, type OrderRow } from '../order.table';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { returnRequests } from '../return-request.table';
import { lockOrder } from '../status/move-order';

/** Requests the return of the customer's own order, once and within its days. Throws a 409. */
export async function requestReturn(
  { db, outbox }: OrderContext,
  id: string,
  { reason }: RequestReturnInput,
  by: string | null,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    await refuseReturn(tx, order);
    await tx.insert(returnRequests).values({ orderId: id, reason }).catch(refuseSecond);
    const audit = {
      subject: 'order',
      subjectId: id,
      action: 'Return requested',
      to: reason || null,
    } as const;
    await recordAudit(tx, { ...audit, by, guestId: order.guestId });
    await sendReturnEmail(tx, outbox, order, 'requested');
    await alertReturnRequested(tx, order);
    return order;
  });
}

async function refuseReturn(tx: Database, order: OrderRow): Promise<void> {
  if (isWonOrder(order)) throw new HttpError(409, wonMessage);
  const { return_until, return_request, returning, refundable } = await readOrder(tx, order);
  if (return_request) throw new HttpError(409, requestedMessage);
  if (!return_until) throw new HttpError(409, 'You can request the return of a work when it has arrived.');
  const clock = sql`SELECT now() < ${return_until}::timestamptz AS open`;
  const { rows } = (await tx.execute(clock)) as { rows: { open: boolean }[] };
  if (!rows[0]?.open) throw new HttpError(409, endedMessage(return_until, order.returnDays));
  if (returning || !refundable)
    throw new HttpError(409, 'This order is refunded or on its way back already.');
}

function refuseSecond(error: unknown): never {
  if (isUniqueViolation(error)) throw new HttpError(409, requestedMessage);
  throw error;
}

/** `end` is midnight after the last day. */
function endedMessage(end: string, days: number): string {
  const last = new Date(Date.parse(end) - 1).toISOString();
  return `The ${countOf(days, 'day')} for a return ended on ${formatDate(last)}. If something is wrong with the work, write to us.`;
}

const requestedMessage = 'You have requested this return already.';
const wonMessage =
  'A work that you won in an auction cannot come back, unless it is defective or not as described. Then write to us.';
