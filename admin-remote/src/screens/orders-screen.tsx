import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../features/layout/admin-page';
import { OrderTools } from '../features/orders/list/order-tools';
import { OrdersList, OrdersTotals } from '../features/orders/list/orders-list';
import { WaitingQuotes } from '../features/orders/list/waiting-quotes';
import { orderQueries } from '../features/orders/order.queries';
import { OrderPageTools } from '../features/orders/page/order-page-tools';
import { OrderSkeleton } from '../features/orders/page/order-summary';
import { OrderView } from '../features/orders/page/order-view';
import { Panel } from '../ui/page/panel';
import { UnknownRecord } from '../ui/page/unknown-record';

/** The list and the order share one AdminPage, which moves the focus to the new heading. */
export function OrdersScreen() {
  const { record, title } = useOpenOrder();
  return (
    <AdminPage
      title={title}
      aside={!record && <OrdersTotals />}
      tools={record && record.data !== null && <OrderPageTools order={record.data?.order} />}
    >
      {record ? (
        <Loaded of={record} skeleton={waiting}>
          {(answer) =>
            answer ? (
              <OrderView {...answer} />
            ) : (
              <UnknownRecord sentence="No order here" back="All orders" to={adminOrdersPath} />
            )
          }
        </Loaded>
      ) : (
        <>
          <WaitingQuotes />
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

function useOpenOrder() {
  const [params] = useSearchParams();
  const id = params.get('order');
  const record = useQuery({ ...orderQueries.record(id ?? ''), enabled: id !== null });
  if (id === null) return { record: null, title: 'All Orders' };
  const number = record.data?.order.number;
  return { record, title: number === undefined ? 'Order' : `Order ${number}` };
}
