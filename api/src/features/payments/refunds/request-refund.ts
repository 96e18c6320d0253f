import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type PaymentRow, payments, refunds } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import { refundPaymentJob } from '../payment-jobs';

type RefundContext = Pick<PaymentContext, 'jobs' | 'payments' | 'orders'>;

/** Requests the refund of a whole payment, once. It waits while payments are off. */
export async function requestRefund(
  tx: Database,
  context: RefundContext,
  payment: PaymentRow,
): Promise<void> {
  const { reference, amount, capturedAmount } = payment;
  const [requested] = await tx
    .insert(refunds)
    .values({ reference, amount: capturedAmount ?? amount, state: context.payments ? 'asked' : 'waiting' })
    .onConflictDoNothing()
    .returning();
  if (!requested) return;
  if (context.payments) await context.jobs.send(tx, refundPaymentJob, { reference });
  else await context.orders.onRefundWaiting(tx, payment.orderId);
}

export async function requestRefundsOf(tx: Database, context: RefundContext, orderId: string): Promise<void> {
  const captured = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.capturedAt)))
    .orderBy(asc(payments.capturedAt));
  for (const payment of captured) await requestRefund(tx, context, payment);
}

/** Makes the failed refunds of an order due now and answers how many there are. */
export async function retryRefundsOf(
  tx: Database,
  { jobs }: RefundContext,
  orderId: string,
): Promise<number> {
  const ofOrder = tx
    .select({ reference: payments.reference })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  const failed = await tx
    .update(refunds)
    .set({ state: 'asked', nextTryAt: sql`now()` })
    .where(and(eq(refunds.state, 'failed'), inArray(refunds.reference, ofOrder)))
    .returning({ reference: refunds.reference });
  for (const { reference } of failed) await jobs.send(tx, refundPaymentJob, { reference });
  return failed.length;
}
