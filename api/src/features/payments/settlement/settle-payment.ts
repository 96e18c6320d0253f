import type { OrderStatus } from '@gallery/shared/contract/orders/order';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { wakeStreams } from '../../notifications/save-notification';
import { orders } from '../../orders/order.table';
import type { OrderContext } from '../order-context';
import { type PaymentRow, payments } from '../payment.table';
import type { VerifiedPayment } from '../provider/payment-provider';
import { capturePayment, type Decision, decisionOf } from './capture-payment';
import { checkLater } from './check-later';
import { undecidedStatuses } from './payment-in-progress';

/**
 * Asks the provider about a payment and does what follows from its answer, once, whoever asks and how often: the
 * webhook, the customer's browser and the reconciler all end here.
 */
export async function settlePayment(context: OrderContext, reference: string): Promise<Decision> {
  const decision = await verifyAndSettle(context, reference);
  return decision === 'unreachable' ? 'undecided' : decision;
}

/** The same, telling a provider that cannot be reached from one that has not decided. */
export async function verifyAndSettle(
  context: OrderContext,
  reference: string,
): Promise<Decision | 'unreachable'> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) return 'unpaid';
  if (payment.capturedAt) return decisionOf(await statusOf(context.db, payment));
  if (!context.payments) return 'unreachable';
  const answer = await verify(context, reference);
  if (answer === 'unreachable' || answer?.status !== 'success') {
    const said = answer === 'unreachable' ? undefined : (answer?.status ?? 'unknown');
    await checkLater(context.db, payment, said);
    if (said === undefined) return 'unreachable';
    return undecidedStatuses.includes(said) ? 'undecided' : 'unpaid';
  }
  await context.onStep?.('payment verified');
  const captured = await capturePayment(context, payment, answer);
  await context.onStep?.('payment captured');
  await wakeStreams(context.db);
  return captured;
}

/**
 * Settles all payments of an order that brought no money yet; without an access code nobody can have paid. Paid when one
 * is, undecided when one may still be.
 */
export async function settleOrder(context: OrderContext, orderId: string): Promise<Decision> {
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
  context: OrderContext,
  reference: string,
): Promise<VerifiedPayment | 'unreachable' | null> {
  try {
    return (await context.payments?.provider.verify(reference)) ?? null;
  } catch (error) {
    context.logger.warn({ err: error, reference }, 'the payment provider could not be asked');
    return 'unreachable';
  }
}

async function statusOf(db: Database, { orderId }: PaymentRow): Promise<OrderStatus> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('The payment has no order.');
  return order.status;
}
