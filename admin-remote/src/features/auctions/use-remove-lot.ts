import type { Lot } from '@gallery/shared/contract/lot';
import { useNotify } from '@gallery/shared/host';
import type { ApiError } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { officeLotQueries, removeLot } from './lot.queries';

/** Removing a lot: asked for, confirmed or not, told, and the lots read again. */
export function useRemoveLot() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asked, ask] = useState<Lot | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove({ _id }: Lot) {
    setBusy(true);
    try {
      const { message } = await removeLot(_id);
      notify(message, 'success');
      for (const queryKey of officeLotQueries.touched) void queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      notify((error as ApiError).message, 'error');
    }
    setBusy(false);
    ask(null);
  }

  return { asked, ask, busy, remove };
}
