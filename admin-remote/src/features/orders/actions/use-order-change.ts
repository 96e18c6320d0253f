import type { OrderMovedAnswer } from '@gallery/shared/contract/orders/order';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { orderQueries } from '../order.queries';

/** Changes an order, says what the server says of it, and has all that shows orders read again. */
export function useOrderChange(onDone: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  function readAgain() {
    void queryClient.invalidateQueries({ queryKey: orderQueries.all });
    void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  }

  function told({ message }: OrderMovedAnswer) {
    notify(message, 'success');
    onDone();
    readAgain();
  }

  /** A refusal is told as well; another administrator may have been faster, so the order is read again. */
  async function make(call: () => Promise<OrderMovedAnswer>) {
    setBusy(true);
    try {
      told(await call());
    } catch (failure) {
      notify(errorMessage(failure), 'error');
      onDone();
      readAgain();
    } finally {
      setBusy(false);
    }
  }

  return { busy, told, change: (call: () => Promise<OrderMovedAnswer>) => void make(call) };
}
