import { and, eq, isNull, sql } from 'drizzle-orm';
import { type PaymentRow, payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import { undecidedStatuses } from './payment-in-progress';

/** Saves the provider's status of an open payment (`undefined`: unreachable) and when to ask again. */
export async function checkLater(
  { db, orders }: PaymentContext,
  payment: PaymentRow,
  providerStatus: string | undefined,
): Promise<void> {
  // Without an access code the payment may begin while we ask, so 'unknown' may be outdated.
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

/** A form may stay open after its order has ended. Nothing waits for it, so it is checked less often. */
function checkDelay(isAwaited: boolean) {
  const isNew = sql`${payments.createdAt} > now() - interval '2 hours'`;
  return sql`CASE
    WHEN NOT ${isAwaited}::boolean AND ${payments.reportedAt} IS NULL THEN
      CASE WHEN ${isNew} THEN interval '15 minutes' ELSE interval '6 hours' END
    WHEN ${isNew} THEN interval '50 seconds'
    ELSE interval '1 hour' END`;
}
