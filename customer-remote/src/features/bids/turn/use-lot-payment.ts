import { type OrderAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { UserError } from '@gallery/shared/errors/user-error';
import { getJson } from '@gallery/shared/http';
import { payAgain } from '@gallery/shared/payments/pay-order';
import { useAction } from '@gallery/shared/query/use-action';
import { useState } from 'react';
import { ownBidQueries } from '../own-bid.queries';

/** `isReceived`: the payment form has reported a payment of this order. */
export function useLotPayment(orderId: string) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReceived, setReceived] = useState(false);

  const { isPending, mutate } = useAction({
    mutationFn: async () => {
      const { order } = await getJson<OrderAnswer>(orderPaths.one(orderId));
      const report = await payAgain(order, { onCompleted: () => setReceived(true) });
      if (report === 'closed') throw new UserError(notPaid);
    },
    // The list of orders shows the payment too.
    invalidates: [ownBidQueries.all, ['orders']],
    failed: setProblem,
  });

  function pay() {
    setProblem(null);
    mutate();
  }

  return { pay, isPending, isReceived, problem };
}

const notPaid = 'The payment was not completed. You can pay again as long as the work is held for you.';
