import type { Lot, LotChange } from '@gallery/shared/contract/auctions/auction';
import type { QueryClient } from '@gallery/shared/query';
import { lotQueryKeys } from '../lot-query-keys';

type LotPage = { lot: Lot } | null;
type LotList = { lots: Lot[] };

/** Updates the lot in every cached query, in lists and on its own page. */
export function mergeLotChange(queryClient: QueryClient, change: LotChange): void {
  queryClient.setQueryData<LotPage>(lotQueryKeys.one(change._id), (page) =>
    page ? { ...page, lot: { ...page.lot, ...change } } : page,
  );
  queryClient.setQueriesData<LotList>({ queryKey: lotQueryKeys.lists }, (list) =>
    list?.lots.some(({ _id }) => _id === change._id)
      ? { ...list, lots: list.lots.map((lot) => (lot._id === change._id ? { ...lot, ...change } : lot)) }
      : list,
  );
}
