import { and, eq, isNull, sql } from 'drizzle-orm';
import { payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';

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
    .set({ reportedAt: sql`now()`, nextCheckAt: sql`now()` })
    .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)));
}
