import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { isRightAmount, type PaymentRow, payments, refunds } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import type { VerifiedPayment } from '../provider/payment-provider';
import { requestRefund } from '../refunds/request-refund';

/** `undecided` means that the provider cannot say yet or is unreachable. */
export type Decision = 'paid' | 'unpaid' | 'undecided';

/** Records once that money has arrived. In the same transaction, the order accepts it or the gallery requests its refund. */
export async function capturePayment(
  context: PaymentContext,
  { reference, orderId }: PaymentRow,
  verified: VerifiedPayment,
): Promise<Decision> {
  return context.db.transaction(async (tx) => {
    await context.orders.lock(tx, orderId);
    const payment = await saveCapture(tx, reference, verified);
    if (payment) await reportCapture(tx, context, payment);
    return decisionOf(tx, orderId);
  });
}

/** Tells whether the order accepted a captured payment without a refund. */
export async function decisionOf(db: Database, orderId: string): Promise<Decision> {
  const itsRefund = db.select().from(refunds).where(eq(refunds.reference, payments.reference));
  const [accepted] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.capturedAt), notExists(itsRefund)))
    .limit(1);
  return accepted ? 'paid' : 'unpaid';
}

async function saveCapture(
  tx: Database,
  reference: string,
  { amount, currency, paidWith = null }: VerifiedPayment,
): Promise<PaymentRow | undefined> {
  const [captured] = await tx
    .update(payments)
    .set({
      // now() returns the start of the transaction, before it waited for the order's lock.
      capturedAt: sql`clock_timestamp()`,
      capturedAmount: amount,
      capturedCurrency: currency,
      paidWith,
    })
    .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)))
    .returning();
  return captured;
}

async function reportCapture(tx: Database, context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { reference, orderId, capturedAmount, capturedCurrency } = payment;
  if (!isRightAmount(payment)) {
    context.logger.error(
      { reference, capturedAmount, capturedCurrency },
      'a payment has another amount or currency: the API refunds it',
    );
    await requestRefund(tx, context, payment);
    await context.orders.onWrongAmount(tx, orderId);
  } else if ((await context.orders.onCaptured(tx, orderId, payment.amount)) === 'refund') {
    await requestRefund(tx, context, payment);
  }
  await reached('capture written');
}
