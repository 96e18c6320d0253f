import { groupDigits } from '@gallery/shared/domain/money';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { orderQueries } from '../order.queries';
import { useOrderFilters } from '../order-filters';

/** How many orders the list has, and the sum of their amounts. An API of the release before has no sum. */
export function OrdersTotals() {
  const [page] = useInfiniteQuery(orderQueries.rows(useOrderFilters())).data?.pages ?? [];
  if (!page) return null;
  return (
    <>
      {groupDigits(page.total)}
      {page.sum !== undefined && (
        <>
          {' '}
          · <Price amount={page.sum} />
        </>
      )}
    </>
  );
}
