import type { OrderMovedAnswer } from '@gallery/shared/contract/orders/order';
import { useNotify } from '@gallery/shared/host';
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
