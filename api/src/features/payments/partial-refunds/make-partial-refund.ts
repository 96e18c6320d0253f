import { and, eq, getTableColumns, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { dueNow } from '../../../db/columns';
import { reached } from '../../../db/steps';
import { inBatches } from '../in-batches';
import { payments } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import { askProvider, type ClaimedRefund, type Outcome } from './ask-provider';
import { type PartialRefundRow, partialRefunds } from './partial-refund.table';

/** Makes a due refund once: a lease keeps other processes away, and the provider's list tells the result of an earlier attempt. */
export async function makePartialRefund(context: PaymentContext, id: string): Promise<void> {
  if (!context.payments) return markWaiting(context, id);
  const refund = await claim(context.db, id);
  if (!refund) return;
  await reached('partial refund claimed');
  const outcome = await askProvider(context.payments.provider, refund).catch(async (error: unknown) => {
    context.logger.error({ err: error, refund: id }, 'a refund failed and is tried again');
    await fail(context, refund, { lastError: String(error) }, { keepsState: refund.acceptedAt !== null });
  });
  if (!outcome) return;
  await reached('partial refund made');
  // A lost database fails no refund: after the lease, the next attempt asks the provider again.
  await saveOutcome(context, refund, outcome);
}

export async function makeAllDueRefunds(context: PaymentContext): Promise<void> {
  const due = await context.db
    .select({ id: partialRefunds.id })
    .from(partialRefunds)
    .where(and(isOpen, lte(partialRefunds.nextTryAt, sql`now()`)))
    .orderBy(partialRefunds.nextTryAt)
    .limit(50);
  await inBatches(context, due, ({ id }) => makePartialRefund(context, id));
}

/** Runs after the provider's event about a payment. Skips a refund that the provider may not have received yet. */
export async function checkAcceptedRefunds(context: PaymentContext, reference: string): Promise<void> {
  const accepted = await context.db
    .update(partialRefunds)
    .set({ nextTryAt: dueNow })
    .where(and(eq(partialRefunds.reference, reference), isOpen, isNotNull(partialRefunds.acceptedAt)))
    .returning({ id: partialRefunds.id });
  for (const { id } of accepted) await makePartialRefund(context, id);
}

async function claim(db: Database, id: string): Promise<ClaimedRefund | undefined> {
  const isFree = or(isNull(partialRefunds.claimedUntil), lte(partialRefunds.claimedUntil, sql`now()`));
  const [claimed] = await db
    .update(partialRefunds)
    .set({
      tries: sql`${partialRefunds.tries} + 1`,
      claimedUntil: sql`now() + interval '2 minutes'`,
      nextTryAt: retryTime,
      state: sql`CASE ${partialRefunds.state} WHEN 'waiting' THEN 'asked' ELSE ${partialRefunds.state} END`,
    })
    .where(and(eq(partialRefunds.id, id), isOpen, isFree, lte(partialRefunds.nextTryAt, sql`now()`)))
    .returning({ ...getTableColumns(partialRefunds), isOverdue });
  return claimed;
}

async function saveOutcome(
  context: PaymentContext,
  refund: PartialRefundRow,
  { id: providerId, state, expectedAt }: Outcome,
): Promise<void> {
  if (state === 'done') return confirm(context, refund, providerId);
  if (state === 'failed')
    return fail(context, refund, { lastError: errors.failed, providerId, acceptedAt: null });
  if (state !== 'accepted') return fail(context, refund, { lastError: errors[state], providerId });
  await context.db
    .update(partialRefunds)
    .set({
      state: 'asked' as const,
      lastError: null,
      claimedUntil: null,
      providerId,
      expectedAt,
      acceptedAt: sql`coalesce(${partialRefunds.acceptedAt}, now())`,
      nextTryAt: sql`now() + interval '10 minutes'`,
    })
    .where(and(eq(partialRefunds.id, refund.id), isOpen));
}

const errors = {
  failed: 'The payment provider could not make this refund.',
  stuck: 'The payment provider needs the bank details of the buyer: enter them there.',
  overdue: 'The payment provider accepted this refund long ago and has not made it.',
  lost: 'The payment provider accepted this refund and does not list it.',
};

/** Marks the refund as done and informs the order in one transaction. */
async function confirm(
  context: PaymentContext,
  { id, reference, amount, reason, forSale }: PartialRefundRow,
  providerId: string | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const orderId = await orderIdOf(tx, reference);
    await context.orders.lock(tx, orderId);
    const [done] = await tx
      .update(partialRefunds)
      .set({ state: 'done', doneAt: sql`now()`, lastError: null, claimedUntil: null, providerId })
      .where(and(eq(partialRefunds.id, id), isOpen))
      .returning({ at: sql<Date>`done_at`.mapWith(partialRefunds.createdAt) });
    if (!done) return;
    const isLast = (await remainingOf(tx, reference)) === 0;
    await context.orders.onRefunded(tx, orderId, { id, amount, reason, isLast, forSale, ...done });
    await reached('partial refund confirmed');
  });
  await context.orders.afterCommit(context.db);
}

/** Schedules another check and alerts curators the first time. `keepsState` means that the refund's outcome is only unknown. */
async function fail(
  context: PaymentContext,
  { id, reference }: PartialRefundRow,
  why: Pick<PartialRefundRow, 'lastError'> & Partial<Pick<PartialRefundRow, 'providerId' | 'acceptedAt'>>,
  { keepsState = false } = {},
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const isIt = and(eq(partialRefunds.id, id), isOpen);
    const [before] = await tx.select().from(partialRefunds).where(isIt).for('update');
    if (!before) return;
    await tx
      .update(partialRefunds)
      .set({ ...why, state: keepsState ? before.state : 'failed', claimedUntil: null, nextTryAt: retryTime })
      .where(isIt);
    if (before.state !== 'failed' && !keepsState)
      await context.orders.onRefundFailed(tx, await orderIdOf(tx, reference));
  });
  await context.orders.afterCommit(context.db);
}

async function markWaiting(context: PaymentContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const isUnsent = and(
      inArray(partialRefunds.state, ['asked', 'failed']),
      isNull(partialRefunds.acceptedAt),
    );
    const [waiting] = await tx
      .update(partialRefunds)
      .set({ state: 'waiting' })
      .where(and(eq(partialRefunds.id, id), isUnsent))
      .returning();
    if (waiting) await context.orders.onRefundWaiting(tx, await orderIdOf(tx, waiting.reference));
  });
  await context.orders.afterCommit(context.db);
}

const isOpen = inArray(partialRefunds.state, ['asked', 'waiting', 'failed']);

/** After ten days the gallery alerts curators and does not request the refund again. */
const isOverdue = sql<boolean | null>`${partialRefunds.acceptedAt} <= now() - interval '10 days'`;

const retryTime = sql`now() + least(interval '1 minute' * power(2, least(${partialRefunds.tries} + 1, 10)), interval '6 hours')`;

/** The captured kobo less the refunds that are done. */
async function remainingOf(tx: Database, reference: string): Promise<number> {
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference));
  const done = await tx
    .select({ amount: partialRefunds.amount })
    .from(partialRefunds)
    .where(and(eq(partialRefunds.reference, reference), eq(partialRefunds.state, 'done')));
  const captured = payment?.capturedAmount ?? payment?.amount ?? 0;
  return captured - done.reduce((sum, { amount }) => sum + amount, 0);
}

async function orderIdOf(tx: Database, reference: string): Promise<string> {
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) throw new Error('The refund has no payment.');
  return payment.orderId;
}
