import type { OrderStatus } from '@gallery/shared/contract/orders/order';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { wakeStreams } from '../../notifications/save-notification';
import { orders } from '../../orders/order.table';
import type { OrderDesk } from '../order-context';
import { type PaymentRow, payments } from '../payment.table';
import type { VerifiedPayment } from '../provider/payment-provider';
import { capturePayment, type Decision, decisionOf } from './capture-payment';
import { checkLater } from './check-later';
import { undecidedStatuses } from './payments-under-way';

/**
 * Asks the provider about a payment and does what follows from its answer, once, whoever asks and how often: the
 * webhook, the customer's browser and the reconciler all end here.
 */
export async function settlePayment(desk: OrderDesk, reference: string): Promise<Decision> {
  const decision = await askAndSettle(desk, reference);
  return decision === 'away' ? 'undecided' : decision;
}

/** The same, telling a provider that cannot be reached from one that has not decided. */
export async function askAndSettle(desk: OrderDesk, reference: string): Promise<Decision | 'away'> {
  const [payment] = await desk.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) return 'unpaid';
  if (payment.capturedAt) return decisionOf(await statusOf(desk.db, payment));
  if (!desk.payments) return 'away';
  const answer = await ask(desk, reference);
  if (answer === 'away' || answer?.status !== 'success') {
    const said = answer === 'away' ? undefined : (answer?.status ?? 'unknown');
    await checkLater(desk.db, payment, said);
    if (said === undefined) return 'away';
    return undecidedStatuses.includes(said) ? 'undecided' : 'unpaid';
  }
  await desk.onStep?.('payment verified');
  const captured = await capturePayment(desk, payment, answer);
  await desk.onStep?.('payment captured');
  await wakeStreams(desk.db);
  return captured;
}

/**
 * Settles all payments of an order that brought no money yet; without an access code nobody can have paid. Paid when one
 * is, undecided when one may still be.
 */
export async function settleOrder(desk: OrderDesk, orderId: string): Promise<Decision> {
  const open = await desk.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.capturedAt), isNotNull(payments.accessCode)));
  const decisions: Decision[] = [];
  for (const { reference } of open) decisions.push(await settlePayment(desk, reference));
  if (decisions.includes('paid')) return 'paid';
  return decisions.includes('undecided') ? 'undecided' : 'unpaid';
}

async function ask(desk: OrderDesk, reference: string): Promise<VerifiedPayment | 'away' | null> {
  try {
    return (await desk.payments?.provider.verify(reference)) ?? null;
  } catch (error) {
    desk.logger.warn({ err: error, reference }, 'the payment provider could not be asked');
    return 'away';
  }
}

async function statusOf(db: Database, { orderId }: PaymentRow): Promise<OrderStatus> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('The payment has no order.');
  return order.status;
}
