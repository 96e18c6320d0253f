import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { TablePanel } from '../../../ui/table/table-panel';
import { orderQueries } from '../order.queries';
import { filterNames, useOrderFilters } from '../order-filters';
import { orderColumns } from './order-columns';

export function OrdersList() {
  const filters = useOrderFilters();
  const orders = useQuery(orderQueries.list(filters));
  const [params] = useSearchParams();

  function orderAddress(id: string) {
    const opened = new URLSearchParams(params);
    opened.set('order', id);
    return `?${opened}`;
  }

  return (
    <TablePanel
      of={orders}
      rows={({ orders: rows }) => rows}
      columns={orderColumns(orders.data?.first ?? 1, orderAddress)}
      caption="Orders"
      sorted={filters.sort ?? 'newest'}
      empty="No order here"
      filters={filterNames}
    />
  );
}
