import type { Database } from '../../../db/client';
import { alertRefundWaiting } from '../../orders/emails/order-alerts';
import type { OrderContext } from '../order-context';
import { type PaymentRow, refunds } from '../payment.table';

/** Has all the money of a payment given back, once however often it is asked for; while payments are off it waits. */
export async function requestRefund(
  tx: Database,
  { jobs, payments }: Pick<OrderContext, 'jobs' | 'payments'>,
  payment: PaymentRow,
): Promise<void> {
  const { reference, amount, capturedAmount } = payment;
  const [asked] = await tx
    .insert(refunds)
    .values({ reference, amount: capturedAmount ?? amount, state: payments ? 'asked' : 'waiting' })
    .onConflictDoNothing()
    .returning();
  if (!asked) return;
  if (payments) await jobs.send(tx, 'refund-payment', { reference });
  else await alertRefundWaiting(tx, asked);
}
