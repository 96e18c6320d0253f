import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../features/layout/admin-page';
import { OrderTools } from '../features/orders/list/order-tools';
import { OrdersList } from '../features/orders/list/orders-list';
import { OrdersTotals } from '../features/orders/list/orders-totals';
import { orderQueries } from '../features/orders/order.queries';
import { OrderSkeleton } from '../features/orders/order-skeleton';
import { OrderPageTools } from '../features/orders/page/order-page-tools';
import { OrderView } from '../features/orders/page/order-view';
import { WaitingQuotes } from '../features/orders/quote/waiting-quotes';
import { Panel } from '../ui/page/panel';

/** The list and the order share one AdminPage, which moves the focus to the new heading. */
export function OrdersScreen() {
  const { record, title } = useOpenOrder();
  return (
    <AdminPage
      title={title}
      aside={!record && <OrdersTotals />}
      tools={record && <OrderPageTools order={record.data?.order} />}
    >
      {record ? (
        <Loaded of={record} skeleton={waiting}>
          {(answer) => <OrderView {...answer} />}
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
