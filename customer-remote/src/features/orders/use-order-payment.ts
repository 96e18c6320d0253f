import type { Order } from '@gallery/shared/contract/orders/order';
import { usePayNow } from '@gallery/shared/payments/use-pay-now';
import { useAction } from '@gallery/shared/query/use-action';
import { cancelOrder, orderQueries } from './order.queries';

/** Runs one action at a time; `isReceived`: the payment form has reported a payment. */
export function useOrderPayment(order: Order) {
  const payment = usePayNow(order._id, orderQueries.all);
  const cancellation = useAction({
    mutationFn: async () => {
      await cancelOrder(order._id);
      return { message: 'Your order is canceled.' };
    },
    invalidates: orderQueries.all,
  });
  const isBusy = payment.isPending || cancellation.isPending;
  return {
    isPaying: payment.isPending,
    isCanceling: cancellation.isPending,
    isBusy,
    problem: payment.problem,
    isReceived: payment.isReceived,
    pay: () => !isBusy && payment.pay(),
    cancel: () => !isBusy && cancellation.mutate(),
  };
}
