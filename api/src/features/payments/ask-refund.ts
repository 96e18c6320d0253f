import type { Database } from '../../db/client';
import type { Jobs } from '../../db/job-queue';
import { type PaymentRow, refunds } from './payment.table';

/** Has all the money of a payment given back, once however often it is asked for. */
export async function askRefund(tx: Database, jobs: Jobs, payment: PaymentRow): Promise<void> {
  const { reference, amount, capturedAmount } = payment;
  const asked = await tx
    .insert(refunds)
    .values({ reference, amount: capturedAmount ?? amount })
    .onConflictDoNothing()
    .returning({ reference: refunds.reference });
  if (asked.length > 0) await jobs.send(tx, 'refund-payment', { reference });
}
