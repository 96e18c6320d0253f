import { and, eq, isNull, sql } from 'drizzle-orm';
import { payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';

/** The customer's browser says that a payment of the order was made. */
export async function reportPaymentByCustomer({ db }: PaymentContext, orderId: string): Promise<void> {
  await db
    .update(payments)
    .set({ reportedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), isNull(payments.capturedAt)));
}

/** The provider says that this payment was made, though it cannot be asked about it now: that is done soon. */
export async function reportPaymentByProvider({ db }: PaymentContext, reference: string): Promise<void> {
  await db
    .update(payments)
    .set({ reportedAt: sql`now()`, nextCheckAt: sql`now()` })
    .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)));
}
