import { and, eq, getTableColumns, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { wakeStreams } from '../../notifications/save-notification';
import { alertRefundFailed, alertRefundWaiting } from '../../orders/emails/order-alert';
import { fewAtATime } from '../concurrency';
import type { OrderDesk } from '../order-context';
import { type RefundRow, refunds } from '../payment.table';
import type { PaymentProvider } from '../provider/payment-provider';

/**
 * Gives the money of a payment back, if that is asked for, due and not done. Whoever's conditional update claims it
 * does it; the provider is asked before what it knows, since a process may have been killed after asking it.
 */
export async function refundPayment(desk: OrderDesk, reference: string): Promise<void> {
  if (!desk.payments) return waitForPayments(desk, reference);
  const [refund] = await desk.db
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
  await desk.onStep?.('refund claimed');
  try {
    const outcome = await giveBack(desk.payments.provider, refund);
    await desk.onStep?.('refund made');
    await desk.db.update(refunds).set(changeFor(outcome)).where(isOpen(reference));
  } catch (error) {
    desk.logger.error({ err: error, reference }, 'a refund failed and is tried again');
    await failRefund(desk, refund.reference, String(error));
  }
}

/** Of the refunds that are due. */
export async function refundDue(desk: OrderDesk): Promise<void> {
  const due = await desk.db
    .select({ reference: refunds.reference })
    .from(refunds)
    .where(and(ne(refunds.state, 'done'), lte(refunds.nextTryAt, sql`now()`)))
    .orderBy(refunds.nextTryAt)
    .limit(50);
  await fewAtATime(desk, due, ({ reference }) => refundPayment(desk, reference));
}

/** A refund that did not work is asked for again in a while; the curators hear of it when it was thought well of. */
export async function failRefund(desk: OrderDesk, reference: string, lastError: string): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const [before] = await tx.select().from(refunds).where(isOpen(reference)).for('update');
    if (!before) return;
    await tx
      .update(refunds)
      .set({ state: 'failed', acceptedAt: null, lastError, nextTryAt: inAWhile })
      .where(eq(refunds.reference, reference));
    if (before.state !== 'failed') await alertRefundFailed(tx, before);
  });
  await wakeStreams(desk.db);
}

/** Without payments nothing can be given back: the refund says so, the curators hear of it once, and it goes out later. */
async function waitForPayments(desk: OrderDesk, reference: string): Promise<void> {
  await desk.db.transaction(async (tx) => {
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
    if (waiting) await alertRefundWaiting(tx, waiting);
  });
  await wakeStreams(desk.db);
}

type Outcome = { done: boolean; expectedAt?: Date | null };

async function giveBack(
  provider: PaymentProvider,
  refund: RefundRow & { isOverdue: boolean | null },
): Promise<Outcome> {
  const verified = refund.tries > 1 ? await provider.verify(refund.reference) : null;
  if (verified?.status === 'reversed') return { done: true };
  if (refund.isOverdue)
    throw new Error('The payment provider accepted this refund long ago and never made it.');
  if (refund.acceptedAt) return { done: false, expectedAt: refund.expectedAt };
  return provider.refund(refund.reference, refund.amount);
}

/** Asked anew after ten days, the provider gives back no more than was paid. */
const isOverdue = sql<boolean | null>`${refunds.acceptedAt} <= now() - interval '10 days'`;

/** A minute at first, six hours at last. */
const inAWhile = sql`now() + least(interval '1 minute' * power(2, least(${refunds.tries}, 10)), interval '6 hours')`;

function changeFor({ done, expectedAt = null }: Outcome) {
  return done
    ? { state: 'done' as const, doneAt: sql`now()`, lastError: null }
    : {
        ...{ state: 'asked' as const, lastError: null, expectedAt },
        acceptedAt: sql`coalesce(${refunds.acceptedAt}, now())`,
        nextTryAt: sql`now() + interval '10 minutes'`,
      };
}

function isOpen(reference: string) {
  return and(eq(refunds.reference, reference), ne(refunds.state, 'done'));
}
