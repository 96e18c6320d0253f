import { Button } from '@gallery/shared/ui/controls/button';
import { retryRefund } from '../order.queries';
import { useOrderChange } from './use-order-change';

export function RetryRefund({ id }: { id: string }) {
  const retry = useOrderChange(() => retryRefund(id));
  return (
    <Button kind="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
      Try the refund again
    </Button>
  );
}
