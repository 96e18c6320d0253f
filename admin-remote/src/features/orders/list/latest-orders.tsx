import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { Panel } from '../../../ui/page/panel';
import { Table } from '../../../ui/table/table';
import { orderColumns } from './order-columns';

export function LatestOrders({ orders }: { orders: OrderRow[] }) {
  return (
    <Panel heading="Latest Orders" tools={<MoreLink to={adminOrdersPath}>All orders</MoreLink>}>
      <Table caption="Latest Orders" columns={columns} rows={orders} empty="No order here" />
    </Panel>
  );
}

const columns = orderColumns((id) => `${adminOrdersPath}?order=${id}`).map((column) => ({
  ...column,
  sorts: undefined,
}));
