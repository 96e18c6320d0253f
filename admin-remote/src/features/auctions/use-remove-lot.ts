import type { Lot } from '@gallery/shared/contract/programme/lot';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { adminLotQueries, removeLot } from './lot.queries';

export function useRemoveLot() {
  return useConfirmedRemoval(({ _id }: Lot) => removeLot(_id), adminLotQueries.dependents);
}
