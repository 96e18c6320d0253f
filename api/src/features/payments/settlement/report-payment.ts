import { and, eq, isNull, sql } from 'drizzle-orm';
import { payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';

export async function reportPaymentByCustomer({ db }: PaymentContext, orderId: string): Promise<void> {
  await db
    .update(payments)
    .set({ reportedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), isNull(payments.capturedAt)));
}

/** The provider reports this payment but cannot verify it now: it is verified soon. */
export async function reportPaymentByProvider({ db }: PaymentContext, reference: string): Promise<void> {
  await db
    .update(payments)
    .set({ reportedAt: sql`now()`, nextCheckAt: sql`now()` })
    .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)));
}
