import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../features/layout/admin-page';
import { OrderTools } from '../features/orders/list/order-tools';
import { OrdersList } from '../features/orders/list/orders-list';
import { useOpenOrder } from '../features/orders/list/use-open-order';
import { OrderSkeleton } from '../features/orders/order-skeleton';
import { OrderPageTools } from '../features/orders/page/order-page-tools';
import { OrderView } from '../features/orders/page/order-view';
import { Panel } from '../ui/page/panel';

/** The list and the order share one AdminPage, which moves the focus to the new heading. */
export function OrdersScreen() {
  const { record, title } = useOpenOrder();
  return (
    <AdminPage title={title} tools={record && <OrderPageTools order={record.data?.order} />}>
      {record ? (
        <Loaded of={record} skeleton={waiting}>
          {(answer) => <OrderView {...answer} />}
        </Loaded>
      ) : (
        <>
          <OrderTools />
          <OrdersList />
        </>
      )}
    </AdminPage>
  );
}

const waiting = (
  <Panel>
    <OrderSkeleton />
  </Panel>
);
