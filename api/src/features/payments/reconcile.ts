import { and, gt, isNull, lte, sql } from 'drizzle-orm';
import { expireHolds } from '../orders/expire-holds';
import { oneByOne } from './one-by-one';
import type { OrderDesk } from './order-desk';
import { payments } from './payment.table';
import { refundDue } from './refund-payment';
import { settlePayment } from './settle-payment';
import { handleStored } from './webhook';

/** So many at a time: the next minute goes on. */
const most = 200;

/** Asks about every payment that is undecided, ends the holds that ran out, gives back what is due. */
export async function reconcile(desk: OrderDesk): Promise<void> {
  await handleStored(desk);
  const open = await desk.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        isNull(payments.capturedAt),
        lte(payments.nextCheckAt, sql`now()`),
        gt(payments.createdAt, sql`now() - interval '14 days'`),
      ),
    )
    .orderBy(payments.nextCheckAt)
    .limit(most);
  await oneByOne(desk, open, ({ reference }) => settlePayment(desk, reference));
  await expireHolds(desk);
  await refundDue(desk);
}
