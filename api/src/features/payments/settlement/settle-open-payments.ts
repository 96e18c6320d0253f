import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { dueNow } from '../../../db/columns';
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

export async function reportPaymentByCustomer({ db }: PaymentContext, orderId: string): Promise<void> {
  await db
    .update(payments)
    .set({ reportedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), isNull(payments.capturedAt)));
}

/** Schedules an early check of a payment that the provider reports but cannot verify yet. */
export async function reportPaymentByProvider({ db }: PaymentContext, reference: string): Promise<void> {
  await db
    .update(payments)
    .set({ reportedAt: sql`now()`, nextCheckAt: dueNow })
    .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)));
}
