import { and, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { expireHolds } from '../../orders/placing/expire-holds';
import { fewAtATime } from '../concurrency';
import type { OrderDesk } from '../order-context';
import { payments } from '../payment.table';
import { refundDue } from '../refunds/refund-payment';
import { handleStored } from '../webhooks/webhook';
import { askAndSettle } from './settle-payment';

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
        or(isNotNull(payments.reportedAt), gt(payments.createdAt, sql`now() - interval '14 days'`)),
      ),
    )
    .orderBy(payments.nextCheckAt)
    .limit(most);
  await fewAtATime(desk, open, ({ reference }) => askAndSettle(desk, reference));
  await expireHolds(desk);
  await refundDue(desk);
}
