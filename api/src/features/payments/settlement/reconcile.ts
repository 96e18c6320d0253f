import { and, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { expireHolds } from '../../orders/placing/expire-holds';
import { fewAtATime } from '../concurrency';
import type { OrderContext } from '../order-context';
import { payments } from '../payment.table';
import { refundAllDue } from '../refunds/refund-payment';
import { handleStoredWebhooks } from '../webhooks/webhook';
import { verifyAndSettle } from './settle-payment';

/** So many at a time: the next minute goes on. */
const most = 200;

/** Asks about every payment that is undecided, ends the holds that ran out, gives back what is due. */
export async function reconcile(context: OrderContext): Promise<void> {
  await handleStoredWebhooks(context);
  const open = await context.db
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
  await fewAtATime(context, open, ({ reference }) => verifyAndSettle(context, reference));
  await expireHolds(context);
  await refundAllDue(context);
}
