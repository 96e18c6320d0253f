import { type DashboardAnswer, dashboardPath } from '@gallery/shared/contract/figures/figures';
import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { formatWeekday } from '@gallery/shared/domain/time';
import { getJson } from '@gallery/shared/http';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { AuctionTiles } from '../features/dashboard/auction-tiles';
import { SalesPanel } from '../features/dashboard/sales-panel';
import { SalesTiles } from '../features/dashboard/sales-tiles';
import { AdminPage } from '../features/layout/admin-page';
import { orderColumns } from '../features/orders/list/order-columns';
import { DueReminders } from '../features/people/notes/due-reminders';
import { peopleQueries } from '../features/people/people.queries';
import { Panel } from '../ui/page/panel';
import { queryKeys } from '../ui/query-keys';
import { Table } from '../ui/table/table';
import styles from './dashboard-screen.module.css';

/** Waits for the reminders, too, because they would move what stands below. */
export function DashboardScreen() {
  const { data, ...dashboard } = useQuery(dashboardQuery);
  const due = useQuery(peopleQueries.due);
  return (
    <AdminPage title="Dashboard" tools={<Today />}>
      <Loaded of={{ ...dashboard, data: due.isPending ? undefined : data }} skeleton={<DashboardSkeleton />}>
        {(figures) => (
          <>
            <DueReminders />
            <SalesTiles dashboard={figures} />
            <SalesPanel weeks={figures.weeks} />
            {figures.auctions && <AuctionTiles figures={figures.auctions} />}
            <LatestOrders orders={figures.latest} />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

/** Shows the date in Lagos, where the gallery is. */
function Today() {
  return <span>{formatWeekday(new Date().toISOString())} · Lagos</span>;
}

function DashboardSkeleton() {
  return (
    <>
      <div className={styles.tiles} />
      <div className={styles.chart}>
        <Spinner />
      </div>
      <div className={styles.orders} />
    </>
  );
}

const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard,
  queryFn: ({ signal }) => getJson<DashboardAnswer>(dashboardPath, { signal }),
  staleTime: 0,
});

function LatestOrders({ orders }: { orders: OrderRow[] }) {
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
