import type { Order } from '@gallery/shared/contract/orders/order';
import { UserError } from '@gallery/shared/errors/user-error';
import { payAgain } from '@gallery/shared/payments/pay-order';
import { useAction } from '@gallery/shared/query/use-action';
import { useState } from 'react';
import { cancelOrder, orderQueries } from './order.queries';

/** Runs one action at a time; `isReceived`: the payment form has reported a payment. */
export function useOrderPayment(order: Order) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReceived, setReceived] = useState(false);

  const { isPending, variables, mutate } = useAction({
    mutationFn: (action: 'pay' | 'cancel'): Promise<unknown> => (action === 'pay' ? pay() : cancel()),
    invalidates: orderQueries.all,
    failed: setProblem,
  });

  async function pay() {
    const report = await payAgain(order, { onCompleted: () => setReceived(true) });
    if (report === 'closed') throw new UserError(notPaid);
  }

  async function cancel() {
    await cancelOrder(order._id);
    return { message: 'Your order is canceled.' };
  }

  function start(action: 'pay' | 'cancel') {
    if (isPending) return;
    setProblem(null);
    setReceived(false);
    mutate(action);
  }

  return {
    busy: isPending ? variables : null,
    problem,
    isReceived: isPending && isReceived,
    pay: () => start('pay'),
    cancel: () => start('cancel'),
  };
}

const notPaid = 'The payment was not completed. You can pay again as long as the work is held for you.';
