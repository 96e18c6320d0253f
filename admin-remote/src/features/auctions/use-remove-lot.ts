import type { Lot } from '@gallery/shared/contract/programme/lot';
import { useQueryClient } from '@gallery/shared/query';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { adminLotQueries, removeLot } from './lot.queries';

/** Removing a lot: the lots are read again. */
export function useRemoveLot() {
  const queryClient = useQueryClient();
  return useConfirmedRemoval(async ({ _id }: Lot) => {
    const answer = await removeLot(_id);
    for (const queryKey of adminLotQueries.touched) void queryClient.invalidateQueries({ queryKey });
    return answer;
  });
}
