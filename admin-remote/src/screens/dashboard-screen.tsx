import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AuctionTiles } from '../features/dashboard/auction-tiles';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton';
import { SalesPanel } from '../features/dashboard/sales-panel';
import { SalesTiles } from '../features/dashboard/sales-tiles';
import { Today } from '../features/dashboard/today';
import { AdminPage } from '../features/layout/admin-page';
import { LatestOrders } from '../features/orders/list/latest-orders';

export function DashboardScreen() {
  const dashboard = useQuery(dashboardQuery);
  return (
    <AdminPage title="Dashboard" tools={<Today />}>
      <Loaded of={dashboard} skeleton={<DashboardSkeleton />}>
        {(figures) => (
          <>
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
