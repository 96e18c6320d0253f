import { Button } from '@gallery/shared/ui/controls/button';
import { retryRefund } from '../order.queries';
import { useOrderChange } from './use-order-change';

/** Has the money that could not be given back tried again; the order stays as it is. */
export function RetryRefund({ id }: { id: string }) {
  const { busy, change } = useOrderChange(() => undefined);
  return (
    <Button kind="secondary" busy={busy} onClick={() => change(() => retryRefund(id))}>
      Try the refund again
    </Button>
  );
}
