import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { dueNow } from '../../../db/columns';
import { type PaymentRow, payments, refunds } from '../payment.table';
import { type PaymentContext, refundPaymentJob } from '../payment-context';

type RefundContext = Pick<PaymentContext, 'jobs' | 'payments' | 'orders'>;

/** Requests the refund of a whole payment once. The refund waits while payments are off. */
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

/** Makes an order's failed refunds due now and returns their number. */
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
    .set({ state: 'asked', nextTryAt: dueNow })
    .where(and(eq(refunds.state, 'failed'), inArray(refunds.reference, ofOrder)))
    .returning({ reference: refunds.reference });
  for (const { reference } of failed) await jobs.send(tx, refundPaymentJob, { reference });
  return failed.length;
}
