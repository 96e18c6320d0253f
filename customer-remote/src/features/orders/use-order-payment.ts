import type { Order } from '@gallery/shared/contract/orders/order';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { payAgain } from '@gallery/shared/payments/pay-order';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { cancelOrder, orderQueries } from './order.queries';

/**
 * Pays for or cancels a Pending order, one at a time; `problem` says plainly what did not work,
 * `isReceived` that the payment form has just reported a payment.
 */
export function useOrderPayment(order: Order) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<'pay' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReceived, setReceived] = useState(false);

  async function perform(what: 'pay' | 'cancel', action: () => Promise<string | null>) {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    try {
      setProblem(await action());
    } catch (error) {
      setProblem(errorMessage(error));
    }
    await queryClient.invalidateQueries({ queryKey: orderQueries.all });
    setBusy(null);
    setReceived(false);
  }

  return {
    busy,
    problem,
    isReceived,
    pay: () =>
      perform('pay', async () => {
        const report = await payAgain(order, { onCompleted: () => setReceived(true) });
        return report === 'closed' ? notPaid : null;
      }),
    cancel: () =>
      perform('cancel', async () => {
        await cancelOrder(order._id);
        notify('Your order is canceled.', 'success');
        return null;
      }),
  };
}

const notPaid = 'The payment was not completed. You can pay again as long as the work is held for you.';
