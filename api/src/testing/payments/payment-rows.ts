import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { type PaymentRow, payments } from '../../features/payments/payment.table';

export async function paymentOf(db: Database, reference: string): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (!row) throw new Error(`There is no payment ${reference}.`);
  return row;
}

/** Changes a payment as its provider, another process, or the passing time would. */
export async function changePayment(
  db: Database,
  reference: string,
  changes: PgUpdateSetSource<typeof payments>,
): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.reference, reference));
}
