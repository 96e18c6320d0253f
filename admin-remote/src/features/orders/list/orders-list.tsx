import { groupDigits } from '@gallery/shared/domain/money';
import { useInfiniteQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ScrollPanel } from '../../../ui/table/scroll-panel';
import { orderQueries } from '../order.queries';
import { filterNames, useOrderFilters } from '../order-filters';
import { orderColumns } from './order-columns';

export function OrdersList() {
  const filters = useOrderFilters();
  const orders = useInfiniteQuery(orderQueries.rows(filters));
  const [params] = useSearchParams();

  function orderAddress(id: string) {
    const opened = new URLSearchParams(params);
    opened.set('order', id);
    return `?${opened}`;
  }

  return (
    <ScrollPanel
      of={orders}
      rows={({ orders: rows }) => rows}
      columns={orderColumns(orderAddress)}
      caption="Orders"
      sorted={filters.sort ?? 'newest'}
      empty="No order here"
      filters={filterNames}
    />
  );
}

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
