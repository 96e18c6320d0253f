import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { reached } from '../../../db/steps';
import { type PaymentRow, payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import type { VerifiedPayment } from '../provider/payment-provider';
import { capturePayment, type Decision, decisionOf } from './capture-payment';
import { undecidedStatuses } from './payment-in-progress';

/** Verifies a payment and saves its outcome once. Webhooks, customers, and the reconciler all call it. */
export async function settlePayment(context: PaymentContext, reference: string): Promise<Decision> {
  const decision = await verifyAndSettle(context, reference);
  return decision === 'unreachable' ? 'undecided' : decision;
}

/** Does the same as `settlePayment`, with a separate answer for an unreachable provider. */
export async function verifyAndSettle(
  context: PaymentContext,
  reference: string,
): Promise<Decision | 'unreachable'> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) return 'unpaid';
  if (payment.capturedAt) return decisionOf(context.db, payment.orderId);
  if (!context.payments) return 'unreachable';
  const answer = await verify(context, reference);
  if (answer === 'unreachable' || answer?.status !== 'success') {
    const status = answer === 'unreachable' ? undefined : (answer?.status ?? 'unknown');
    await checkLater(context, payment, status);
    if (status === undefined) return 'unreachable';
    return undecidedStatuses.includes(status) ? 'undecided' : 'unpaid';
  }
  await reached('payment verified');
  const captured = await capturePayment(context, payment, answer);
  await reached('payment captured');
  await context.orders.afterCommit(context.db);
  return captured;
}

/** Settles the payments of an order that have an access code, because nobody can pay without one. */
export async function settleOrder(context: PaymentContext, orderId: string): Promise<Decision> {
  const open = await context.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.capturedAt), isNotNull(payments.accessCode)));
  const decisions: Decision[] = [];
  for (const { reference } of open) decisions.push(await settlePayment(context, reference));
  if (decisions.includes('paid')) return 'paid';
  return decisions.includes('undecided') ? 'undecided' : 'unpaid';
}

async function verify(
  context: PaymentContext,
  reference: string,
): Promise<VerifiedPayment | 'unreachable' | null> {
  try {
    return (await context.payments?.provider.verify(reference)) ?? null;
  } catch (error) {
    context.logger.warn({ err: error, reference }, 'the payment provider could not be asked');
    return 'unreachable';
  }
}

/** Saves the provider's status of an open payment (`undefined` when unreachable) and the time of the next check. */
async function checkLater(
  { db, orders }: PaymentContext,
  payment: PaymentRow,
  providerStatus: string | undefined,
): Promise<void> {
  // Without an access code, the payment may begin during the check, so 'unknown' may be outdated.
  const isStale = providerStatus === 'unknown' && payment.accessCode === null;
  const isOver = providerStatus !== undefined && !undecidedStatuses.includes(providerStatus);
  const isAwaited = await orders.isPending(db, payment.orderId);
  await db
    .update(payments)
    .set({
      nextCheckAt: sql`now() + ${checkDelay(isAwaited)}`,
      ...(providerStatus === undefined || isStale ? {} : { providerStatus }),
      ...(isOver ? { reportedAt: null } : {}),
    })
    .where(and(eq(payments.reference, payment.reference), isNull(payments.capturedAt)));
}

/** A form may stay open after its order has ended. Nothing waits for its payment, so checks are less frequent. */
function checkDelay(isAwaited: boolean) {
  const isNew = sql`${payments.createdAt} > now() - interval '2 hours'`;
  return sql`CASE
    WHEN NOT ${isAwaited}::boolean AND ${payments.reportedAt} IS NULL THEN
      CASE WHEN ${isNew} THEN interval '15 minutes' ELSE interval '6 hours' END
    WHEN ${isNew} THEN interval '50 seconds'
    ELSE interval '1 hour' END`;
}
