import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { oneByOne } from './one-by-one';
import type { OrderDesk } from './order-desk';
import { type RefundRow, refunds } from './payment.table';
import type { PaymentProvider } from './payment-provider';

/**
 * Gives the money of a payment back, if that is asked for, due and not done. Whoever's conditional update claims it
 * does it; the provider is asked before what it knows, since a process may have been killed after asking it.
 */
export async function refundPayment(desk: OrderDesk, reference: string): Promise<void> {
  if (!desk.payments) return;
  const [refund] = await desk.db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt: sql`now() + interval '2 minutes'` })
    .where(
      and(eq(refunds.reference, reference), ne(refunds.state, 'done'), lte(refunds.nextTryAt, sql`now()`)),
    )
    .returning();
  if (!refund) return;
  await desk.onStep?.('refund claimed');
  try {
    const outcome = await giveBack(desk.payments.provider, refund);
    await desk.onStep?.('refund made');
    await desk.db.update(refunds).set(changeFor[outcome]).where(eq(refunds.reference, reference));
  } catch (error) {
    desk.logger.error({ err: error, reference }, 'a refund failed and is tried again');
    await desk.db
      .update(refunds)
      .set({ state: 'failed', lastError: String(error), nextTryAt: inAWhile })
      .where(eq(refunds.reference, reference));
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
  await oneByOne(desk, due, ({ reference }) => refundPayment(desk, reference));
}

async function giveBack(provider: PaymentProvider, refund: RefundRow): Promise<'done' | 'accepted'> {
  const verified = refund.tries > 1 ? await provider.verify(refund.reference) : null;
  if (verified?.status === 'reversed') return 'done';
  if (refund.acceptedAt) return 'accepted';
  const { done } = await provider.refund(refund.reference, refund.amount);
  return done ? 'done' : 'accepted';
}

/** A minute at first, six hours at last. */
const inAWhile = sql`now() + least(interval '1 minute' * power(2, least(${refunds.tries}, 10)), interval '6 hours')`;

const changeFor = {
  done: { state: 'done' as const, doneAt: sql`now()`, lastError: null },
  accepted: {
    acceptedAt: sql`coalesce(${refunds.acceptedAt}, now())`,
    nextTryAt: sql`now() + interval '10 minutes'`,
  },
};
