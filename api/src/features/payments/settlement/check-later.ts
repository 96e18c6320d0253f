import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { orders } from '../../orders/order.table';
import { type PaymentRow, payments } from '../payment.table';
import { undecidedStatuses } from './payment-in-progress';

/** Keeps what the provider said of an open payment, if it could be asked, and when to ask again. */
export async function checkLater(db: Database, payment: PaymentRow, said: string | undefined): Promise<void> {
  // The provider may hear of a payment without an access code while it is asked about it.
  const isStale = said === 'unknown' && payment.accessCode === null;
  const isOver = said !== undefined && !undecidedStatuses.includes(said);
  await db
    .update(payments)
    .set({
      nextCheckAt: sql`now() + ${checkDelay}`,
      ...(said === undefined || isStale ? {} : { said }),
      ...(isOver ? { reportedAt: null } : {}),
    })
    .where(and(eq(payments.reference, payment.reference), isNull(payments.capturedAt)));
}

/** The form of an old payment may still be open, but nothing waits for it: it is asked about ever less often. */
const checkDelay = sql`CASE
  WHEN EXISTS (SELECT FROM ${orders} WHERE ${orders.id} = ${payments.orderId} AND ${orders.status} <> 'Pending')
    AND ${payments.reportedAt} IS NULL THEN
      CASE WHEN ${payments.createdAt} > now() - interval '2 hours' THEN interval '15 minutes' ELSE interval '6 hours' END
  WHEN ${payments.createdAt} > now() - interval '2 hours' THEN interval '50 seconds'
  ELSE interval '1 hour' END`;
