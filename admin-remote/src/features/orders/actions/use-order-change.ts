import type { OrderMovedAnswer } from '@gallery/shared/contract/orders/order';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { queryKeys } from '../../../ui/query-keys';
import { orderQueries } from '../order.queries';

export const orderDependents = [orderQueries.all, queryKeys.dashboard];

/** Also calls `onDone` after a refusal, because another administrator may have been faster. */
export function useOrderChange(mutationFn: () => Promise<OrderMovedAnswer>, onDone?: () => void) {
  const notify = useNotify();
  return useAction({
    mutationFn,
    invalidates: orderDependents,
    done: () => onDone?.(),
    failed(message) {
      notify(message, 'error');
      onDone?.();
    },
  });
}

/** Sends a form about an order. The order is fresh after a refusal too, for the same reason. */
export function useOrderForm<Input>(
  send: (input: Input) => Promise<{ message: string }>,
  onDone: () => void,
) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (input: Input) => {
    try {
      const { message } = await send(input);
      notify(message, 'success');
      onDone();
    } finally {
      for (const queryKey of orderDependents) void queryClient.invalidateQueries({ queryKey });
    }
  };
}
