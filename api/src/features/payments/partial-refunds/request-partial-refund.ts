import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { dueNow } from '../../../db/columns';
import { reached } from '../../../db/steps';
import { payments } from '../payment.table';
import { type PaymentContext, partialRefundJob } from '../payment-context';
import { type PartialRefundRow, partialRefunds } from './partial-refund.table';

type RefundContext = Pick<PaymentContext, 'jobs' | 'payments' | 'orders'>;
type RequestedRefund = Pick<PartialRefundRow, 'id' | 'reference' | 'amount' | 'reason' | 'forSale'> & {
  returns: boolean;
};

/** Requests a refund of a locked order. The database refuses more than the captured amount, and a repeated id. */
export async function requestPartialRefund(
  tx: Database,
  context: RefundContext,
  { returns, ...refund }: RequestedRefund,
): Promise<void> {
  const [requested] = await tx
    .insert(partialRefunds)
    .values({ ...refund, state: returns ? 'returning' : stateOf(context) })
    .returning();
  if (requested && !returns) await sendOut(tx, context, requested);
  await reached('partial refund written');
}

export async function partialRefundOf(
  tx: Database,
  id: string,
): Promise<{ orderId: string; amount: number } | undefined> {
  const [found] = await tx
    .select({ orderId: payments.orderId, amount: partialRefunds.amount })
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.reference, partialRefunds.reference))
    .where(eq(partialRefunds.id, id));
  return found;
}

/** Ends a payment's open return and, if the work has arrived, requests the money. Returns `null` without an open return. */
export async function endReturn(
  tx: Database,
  context: RefundContext,
  reference: string,
  outcome: 'received' | 'canceled',
): Promise<PartialRefundRow | null> {
  const received = { state: stateOf(context), receivedAt: sql`now()`, nextTryAt: dueNow };
  const [ended] = await tx
    .update(partialRefunds)
    .set(outcome === 'received' ? received : { state: 'canceled' })
    .where(and(eq(partialRefunds.reference, reference), eq(partialRefunds.state, 'returning')))
    .returning();
  if (!ended) return null;
  if (outcome === 'received') await sendOut(tx, context, ended);
  return ended;
}

/** Makes an order's failed refunds due now and returns their number. */
export async function retryPartialRefundsOf(
  tx: Database,
  { jobs }: Pick<RefundContext, 'jobs'>,
  orderId: string,
): Promise<number> {
  const ofOrder = tx
    .select({ reference: payments.reference })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  const failed = await tx
    .update(partialRefunds)
    .set({ state: 'asked', nextTryAt: dueNow })
    .where(and(eq(partialRefunds.state, 'failed'), inArray(partialRefunds.reference, ofOrder)))
    .returning({ id: partialRefunds.id });
  for (const { id } of failed) await jobs.send(tx, partialRefundJob, { refund: id });
  return failed.length;
}

async function sendOut(tx: Database, context: RefundContext, { id, reference }: PartialRefundRow) {
  if (context.payments) return context.jobs.send(tx, partialRefundJob, { refund: id });
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference));
  if (payment) await context.orders.onRefundWaiting(tx, payment.orderId);
}

function stateOf({ payments: service }: Pick<RefundContext, 'payments'>): 'asked' | 'waiting' {
  return service ? 'asked' : 'waiting';
}
