import { type DashboardAnswer, dashboardPath } from '@gallery/shared/contract/figures/figures';
import { formatWeekday } from '@gallery/shared/domain/time';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AuctionTiles } from '../features/dashboard/auction-tiles';
import { SalesPanel } from '../features/dashboard/sales-panel';
import { SalesTiles } from '../features/dashboard/sales-tiles';
import { AdminPage } from '../features/layout/admin-page';
import { LatestOrders } from '../features/orders/list/latest-orders';
import { DueReminders } from '../features/people/notes/due-reminders';
import { peopleQueries } from '../features/people/people.queries';
import { queryKeys } from '../ui/query-keys';
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
