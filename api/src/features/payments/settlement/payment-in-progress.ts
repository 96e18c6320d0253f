import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { payments } from '../payment.table';

export const undecidedStatuses = ['ongoing', 'pending', 'processing', 'queued'];

export const confirmingMessage = 'Payment received, confirming…';

/** Tells whether the order has an undecided payment that was reported, or begun at the provider. */
export async function hasPaymentInProgress(db: Database, orderId: string): Promise<boolean> {
  const [found] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        isNull(payments.capturedAt),
        or(isNotNull(payments.reportedAt), inArray(payments.providerStatus, undecidedStatuses)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
