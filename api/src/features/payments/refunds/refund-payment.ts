import { and, eq, getTableColumns, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { inBatches } from '../in-batches';
import { isRightAmount, type PaymentRow, payments, type RefundRow, refunds } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import type { PaymentProvider } from '../provider/payment-provider';

/** Makes a due refund once: a conditional update claims it, and a retry first verifies the last attempt. */
export async function refundPayment(context: PaymentContext, reference: string): Promise<void> {
  if (!context.payments) return markWaiting(context, reference);
  const [refund] = await context.db
    .update(refunds)
    .set({
      tries: sql`${refunds.tries} + 1`,
      nextTryAt: sql`now() + interval '2 minutes'`,
      state: sql`CASE ${refunds.state} WHEN 'waiting' THEN 'asked' ELSE ${refunds.state} END`,
    })
    .where(
      and(eq(refunds.reference, reference), ne(refunds.state, 'done'), lte(refunds.nextTryAt, sql`now()`)),
    )
    .returning({ ...getTableColumns(refunds), isOverdue });
  if (!refund) return;
  await reached('refund claimed');
  const outcome = await makeRefund(context.payments.provider, refund).catch(async (error: unknown) => {
    context.logger.error({ err: error, reference }, 'a refund failed and is tried again');
    await failRefund(context, refund.reference, String(error));
  });
  if (!outcome) return;
  await reached('refund made');
  // A lost database fails no refund: the next attempt asks the provider again.
  await saveOutcome(context, reference, outcome);
}

export async function refundAllDue(context: PaymentContext): Promise<void> {
  const due = await context.db
    .select({ reference: refunds.reference })
    .from(refunds)
    .where(and(ne(refunds.state, 'done'), lte(refunds.nextTryAt, sql`now()`)))
    .orderBy(refunds.nextTryAt)
    .limit(50);
  await inBatches(context, due, ({ reference }) => refundPayment(context, reference));
}

/** Reports late refunds that a process of the previous release made, because that release does not report them. */
export async function reportLateRefunds(context: PaymentContext): Promise<void> {
  const made = await context.db
    .select(getTableColumns(payments))
    .from(refunds)
    .innerJoin(payments, eq(payments.reference, refunds.reference))
    .where(and(eq(refunds.state, 'done'), gt(refunds.doneAt, sql`now() - interval '1 hour'`)));
  await inBatches(context, made.filter(isRightAmount), ({ orderId }) =>
    context.db.transaction((tx) => context.orders.onLateRefunded(tx, orderId)),
  );
}

/** Schedules another attempt and alerts curators the first time. */
export async function failRefund(
  context: PaymentContext,
  reference: string,
  lastError: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(refunds).where(isOpen(reference)).for('update');
    if (!before) return;
    await tx
      .update(refunds)
      .set({ state: 'failed', acceptedAt: null, lastError, nextTryAt: retryTime })
      .where(eq(refunds.reference, reference));
    if (before.state !== 'failed') await context.orders.onRefundFailed(tx, await orderIdOf(tx, reference));
  });
  await context.orders.afterCommit(context.db);
}

async function markWaiting(context: PaymentContext, reference: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [waiting] = await tx
      .update(refunds)
      .set({ state: 'waiting' })
      .where(
        and(
          eq(refunds.reference, reference),
          inArray(refunds.state, ['asked', 'failed']),
          isNull(refunds.acceptedAt),
        ),
      )
      .returning();
    if (waiting) await context.orders.onRefundWaiting(tx, await orderIdOf(tx, reference));
  });
  await context.orders.afterCommit(context.db);
}

type Outcome = { done: boolean; expectedAt?: Date | null };

async function saveOutcome(context: PaymentContext, reference: string, outcome: Outcome): Promise<void> {
  await context.db.transaction(async (tx) => {
    const payment = await paymentOf(tx, reference);
    await context.orders.lock(tx, payment.orderId);
    const [saved] = await tx.update(refunds).set(changesFor(outcome)).where(isOpen(reference)).returning();
    if (saved?.state === 'done' && isRightAmount(payment))
      await context.orders.onLateRefunded(tx, payment.orderId);
  });
  await context.orders.afterCommit(context.db);
}

async function makeRefund(
  provider: PaymentProvider,
  refund: RefundRow & { isOverdue: boolean | null },
): Promise<Outcome> {
  const verified = refund.tries > 1 ? await provider.verify(refund.reference) : null;
  if (verified?.status === 'reversed') return { done: true };
  if (refund.isOverdue)
    throw new Error('The payment provider accepted this refund long ago and never made it.');
  if (refund.acceptedAt) return { done: false, expectedAt: refund.expectedAt };
  const { state, expectedAt } = await provider.refund({ ...refund, key: null });
  if (state === 'failed') throw new Error('The payment provider could not make this refund.');
  return { done: state === 'done', expectedAt };
}

/** After ten days the gallery requests the refund again; the provider never refunds more than the payment. */
const isOverdue = sql<boolean | null>`${refunds.acceptedAt} <= now() - interval '10 days'`;

const retryTime = sql`now() + least(interval '1 minute' * power(2, least(${refunds.tries}, 10)), interval '6 hours')`;

function changesFor({ done, expectedAt = null }: Outcome) {
  return done
    ? { state: 'done' as const, doneAt: sql`now()`, lastError: null }
    : {
        state: 'asked' as const,
        lastError: null,
        expectedAt,
        acceptedAt: sql`coalesce(${refunds.acceptedAt}, now())`,
        nextTryAt: sql`now() + interval '10 minutes'`,
      };
}

function isOpen(reference: string) {
  return and(eq(refunds.reference, reference), ne(refunds.state, 'done'));
}

async function orderIdOf(tx: Database, reference: string): Promise<string> {
  return (await paymentOf(tx, reference)).orderId;
}

async function paymentOf(tx: Database, reference: string): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) throw new Error('The refund has no payment.');
  return payment;
}
