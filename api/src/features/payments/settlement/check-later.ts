import { and, eq, isNull, sql } from 'drizzle-orm';
import { type PaymentRow, payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import { undecidedStatuses } from './payment-in-progress';

/** Saves the provider's status of an open payment, `undefined` if it could not be asked, and when to ask again. */
export async function checkLater(
  { db, orders }: PaymentContext,
  payment: PaymentRow,
  providerStatus: string | undefined,
): Promise<void> {
  // The provider may hear of a payment without an access code while it is asked about it.
  const isStale = providerStatus === 'unknown' && payment.accessCode === null;
  const isOver = providerStatus !== undefined && !undecidedStatuses.includes(providerStatus);
  const isAwaited = await orders.isPending(db, payment.orderId);
  await db
    .update(payments)
    .set({
      nextCheckAt: sql`now() + ${checkDelay(isAwaited)}`,
      ...(providerStatus === undefined || isStale ? {} : { providerStatus }),
      ...(isOver ? { reportedAt: null } : {}),
    })
    .where(and(eq(payments.reference, payment.reference), isNull(payments.capturedAt)));
}

/** A form may stay open after its order has ended: nothing waits for it, so it is checked ever less often. */
function checkDelay(isAwaited: boolean) {
  const isNew = sql`${payments.createdAt} > now() - interval '2 hours'`;
  return sql`CASE
    WHEN NOT ${isAwaited}::boolean AND ${payments.reportedAt} IS NULL THEN
      CASE WHEN ${isNew} THEN interval '15 minutes' ELSE interval '6 hours' END
    WHEN ${isNew} THEN interval '50 seconds'
    ELSE interval '1 hour' END`;
}
