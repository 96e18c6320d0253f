import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { wakeStreams } from '../notifications/keep-notification';
import { lockedOrder, moveOrder, takeWork } from '../orders/move-order';
import type { OrderRow } from '../orders/order.table';
import { writeDoublePaid } from '../orders/order-letters';
import { askRefund } from './ask-refund';
import type { OrderDesk } from './order-desk';
import { type PaymentRow, payments } from './payment.table';
import type { VerifiedPayment } from './payment-provider';

/** `undecided`: the provider cannot say yet, or cannot be reached. */
export type Decision = 'paid' | 'unpaid' | 'undecided';

/**
 * Asks the provider about a payment and does what follows from its answer, once, whoever asks and how often: the
 * webhook, the customer's browser and the reconciler all end here.
 */
export async function settlePayment(desk: OrderDesk, reference: string): Promise<Decision> {
  const [payment] = await desk.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) return 'unpaid';
  if (payment.capturedAt) return 'paid';
  if (!desk.payments) return 'undecided';
  const decision = await ask(desk, reference);
  if (typeof decision === 'string') {
    await checkLater(desk.db, payment, decision);
    return decision;
  }
  await desk.onStep?.('payment verified');
  const captured = await capture(desk, payment, decision);
  await desk.onStep?.('payment captured');
  await wakeStreams(desk.db);
  return captured;
}

/** Settles all payments of an order that are open. Paid when one is, undecided when one may still be. */
export async function settleOrder(desk: OrderDesk, orderId: string): Promise<Decision> {
  const open = await desk.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.capturedAt)));
  const decisions: Decision[] = [];
  for (const { reference } of open) decisions.push(await settlePayment(desk, reference));
  if (decisions.includes('paid')) return 'paid';
  return decisions.includes('undecided') ? 'undecided' : 'unpaid';
}

async function ask(desk: OrderDesk, reference: string): Promise<VerifiedPayment | Exclude<Decision, 'paid'>> {
  try {
    const verified = (await desk.payments?.provider.verify(reference)) ?? null;
    if (!verified) return 'unpaid';
    if (verified.status === 'success') return verified;
    return undecidedStatuses.has(verified.status) ? 'undecided' : 'unpaid';
  } catch (error) {
    desk.logger.warn({ err: error, reference }, 'the payment provider could not be asked');
    return 'undecided';
  }
}

const undecidedStatuses = new Set(['ongoing', 'pending', 'processing', 'queued']);

/** Every minute in the first two hours, then every hour: the form of an old payment may still be open. */
async function checkLater(db: Database, { reference }: PaymentRow, decision: Decision): Promise<void> {
  const distance = sql`CASE WHEN ${payments.createdAt} > now() - interval '2 hours' THEN interval '50 seconds' ELSE interval '1 hour' END`;
  await db
    .update(payments)
    .set({
      nextCheckAt: sql`now() + ${distance}`,
      ...(decision === 'unpaid' ? { reportedAt: null } : {}),
    })
    .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)));
}

async function capture(desk: OrderDesk, { reference, orderId }: PaymentRow, verified: VerifiedPayment) {
  return desk.db.transaction(async (tx): Promise<Decision> => {
    const order = await lockedOrder(tx, orderId);
    const [payment] = await tx
      .update(payments)
      .set({
        capturedAt: sql`now()`,
        capturedAmount: verified.amount,
        capturedCurrency: verified.currency,
      })
      .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)))
      .returning();
    if (!payment) return 'paid';
    const isRight = verified.amount === payment.amount && verified.currency === payment.currency;
    if (!isRight) {
      desk.logger.error({ reference, verified }, 'a payment of another amount or currency is given back');
      await askRefund(tx, desk.jobs, payment);
      return 'unpaid';
    }
    await giveOrder(tx, desk, order, payment);
    await desk.onStep?.('capture written');
    return 'paid';
  });
}

/** The money is here: the order gets the work, or the customer the money. */
async function giveOrder(tx: Database, desk: OrderDesk, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (order.status === 'Pending' || (order.status === 'Canceled' && (await takeWork(tx, order)))) {
    await moveOrder(tx, desk, order, 'Paid', null);
    return;
  }
  await askRefund(tx, desk.jobs, payment);
  if (order.status === 'Canceled') await moveOrder(tx, desk, order, 'Refunded', null);
  else await writeDoublePaid(tx, desk.outbox, order);
}
