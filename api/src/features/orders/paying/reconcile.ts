import { defineJob } from '../../../jobs/job-queue';
import { makeAllDueRefunds } from '../../payments/partial-refunds/make-partial-refund';
import { refundAllDue, reportLateRefunds } from '../../payments/refunds/refund-payment';
import { settleOpenPayments } from '../../payments/settlement/settle-open-payments';
import { handleStoredWebhooks } from '../../payments/webhooks/webhook';
import type { OrderContext } from '../order-context';
import { issueMissingPapers } from '../papers/issue-order-papers';
import { expireHolds } from '../placing/holds/expire-holds';
import { writeMissingShares } from '../shares/missing-shares';

/** At most one waits, so that a slow payment provider builds no queue. */
export const reconcileJob = defineJob<Record<string, never>>('reconcile-payments', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
});

/** Runs each minute: settles open payments, ends expired holds, makes due refunds, and writes missing shares and papers. */
export async function reconcile(context: OrderContext): Promise<void> {
  await handleStoredWebhooks(context);
  await settleOpenPayments(context);
  await expireHolds(context);
  await refundAllDue(context);
  await reportLateRefunds(context);
  await makeAllDueRefunds(context);
  await writeMissingShares(context.db);
  await issueMissingPapers(context);
}
