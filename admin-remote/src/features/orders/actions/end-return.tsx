import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { formatNaira } from '@gallery/shared/domain/money';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { endReturn } from '../order.queries';
import { useOrderChange } from './use-order-change';

type EndReturnProps = Pick<NonNullable<OrderRecord['returning']>, 'amount'> & { id: string };
type Outcome = 'received' | 'canceled';

export function EndReturn({ id, amount }: EndReturnProps) {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const close = () => setChosen(null);
  const end = useOrderChange(() => endReturn(id, chosen ?? 'canceled'), close);
  const confirmation = { busy: end.isPending, onConfirm: () => end.mutate(), onCancel: close };
  return (
    <>
      <Button onClick={() => setChosen('received')}>The work is back</Button>
      <Button kind="secondary" onClick={() => setChosen('canceled')}>
        Cancel the return
      </Button>
      {chosen === 'received' && (
        <Confirm
          question={`Is the work back? ${formatNaira(amount)} then goes to the buyer.`}
          confirm="Request the refund"
          {...confirmation}
        />
      )}
      {chosen === 'canceled' && (
        <Confirm question="Does the work stay with the buyer?" confirm="Cancel the return" {...confirmation}>
          <p>Nothing is refunded, and the buyer gets a mail about it.</p>
        </Confirm>
      )}
    </>
  );
}
