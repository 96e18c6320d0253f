import { makeAllDueRefunds } from '../../payments/partial-refunds/make-partial-refund';
import { refundAllDue, reportLateRefunds } from '../../payments/refunds/refund-payment';
import { settleOpenPayments } from '../../payments/settlement/settle-open-payments';
import { handleStoredWebhooks } from '../../payments/webhooks/webhook';
import type { OrderContext } from '../order-context';
import { expireHolds } from '../placing/expire-holds';

/** Runs each minute: settles open payments, ends expired holds, and makes due refunds. */
export async function reconcile(context: OrderContext): Promise<void> {
  await handleStoredWebhooks(context);
  await settleOpenPayments(context);
  await expireHolds(context);
  await refundAllDue(context);
  await reportLateRefunds(context);
  await makeAllDueRefunds(context);
}
