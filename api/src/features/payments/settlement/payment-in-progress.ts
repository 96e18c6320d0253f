import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
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

/**
 * Matches payments whose money may be on its way: reported ones, undecided ones while the gallery still asks the provider,
 * and forms of the last two hours, also of orders that have ended.
 */
export const mayStillArrive = and(
  isNull(payments.capturedAt),
  or(
    isNotNull(payments.reportedAt),
    and(
      inArray(payments.providerStatus, undecidedStatuses),
      gt(payments.createdAt, sql`now() - interval '14 days'`),
    ),
    and(
      isNotNull(payments.accessCode),
      or(isNull(payments.providerStatus), eq(payments.providerStatus, 'abandoned')),
      gt(payments.createdAt, sql`now() - interval '2 hours'`),
    ),
  ),
);
