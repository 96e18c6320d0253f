import { getJson } from '@gallery/shared/http';
import { thanksPath } from '@gallery/shared/paths/gallery-paths';
import { useNavigate } from '@gallery/shared/router';
import { useState } from 'react';
import { type OrderAnswer, orderPaths } from '../contract/orders/order';
import { UserError } from '../errors/error-message';
import { useAction } from '../query/use-action';
import { payAgain } from './pay-order';

/** Opens the payment of a Pending order. `isReceived`: the form reported it. `problem` says why the order is not paid. */
export function usePayNow(orderId: string, invalidates: readonly unknown[] = []) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReceived, setReceived] = useState(false);

  const { isPending, mutate } = useAction({
    mutationFn: async () => {
      const { order } = await getJson<OrderAnswer>(orderPaths.one(orderId));
      const report = await payAgain(order, { onCompleted: () => setReceived(true) });
      if (report === 'closed') throw new UserError(notPaid);
    },
    invalidates,
    done: () => void navigate(thanksPath(orderId), { state: { paid: true } }),
    failed: (message) => {
      setReceived(false);
      setProblem(message);
    },
  });

  function pay() {
    setProblem(null);
    mutate();
  }

  return { pay, isPending, isReceived, problem };
}

const notPaid = 'The payment was not completed. You can pay again as long as the work is held for you.';
