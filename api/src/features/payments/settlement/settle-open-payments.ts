import { and, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { inBatches } from '../in-batches';
import { payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import { verifyAndSettle } from './settle-payment';

const maxPayments = 200;

export async function settleOpenPayments(context: PaymentContext): Promise<void> {
  const open = await context.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        isNull(payments.capturedAt),
        lte(payments.nextCheckAt, sql`now()`),
        or(isNotNull(payments.reportedAt), gt(payments.createdAt, sql`now() - interval '14 days'`)),
      ),
    )
    .orderBy(payments.nextCheckAt)
    .limit(maxPayments);
  await inBatches(context, open, ({ reference }) => verifyAndSettle(context, reference));
}
