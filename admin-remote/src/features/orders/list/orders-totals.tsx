import { groupDigits } from '@gallery/shared/domain/money';
import { useQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { orderQueries } from '../order.queries';
import { useOrderFilters } from '../order-filters';

/** How many orders the list has, and the sum of their amounts. An API of the release before has no sum. */
export function OrdersTotals() {
  const { data } = useQuery(orderQueries.list(useOrderFilters()));
  if (!data) return null;
  return (
    <>
      {groupDigits(data.total)}
      {data.sum !== undefined && (
        <>
          {' '}
          · <Price amount={data.sum} />
        </>
      )}
    </>
  );
}
