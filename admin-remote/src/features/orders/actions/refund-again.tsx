import { Button } from '@gallery/shared/ui/controls/button';
import { refundAgain } from '../order.queries';
import { useOrderChange } from './use-order-change';

/** Has the money that could not be given back tried again; the order stays as it is. */
export function RefundAgain({ id }: { id: string }) {
  const { busy, change } = useOrderChange(() => undefined);
  return (
    <Button kind="secondary" busy={busy} onClick={() => change(() => refundAgain(id))}>
      Try the refund again
    </Button>
  );
}
