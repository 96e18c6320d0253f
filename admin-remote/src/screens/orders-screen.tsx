import { countOf } from '@gallery/shared/domain/count-of';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../features/layout/admin-page';
import { OrderTools } from '../features/orders/list/order-tools';
import { OrdersList, OrdersTotals } from '../features/orders/list/orders-list';
import { orderQueries } from '../features/orders/order.queries';
import { OrderPageTools } from '../features/orders/page/order-page-tools';
import { OrderSkeleton } from '../features/orders/page/order-summary';
import { OrderView } from '../features/orders/page/order-view';
import { Panel } from '../ui/page/panel';
import { UnknownRecord } from '../ui/page/unknown-record';
import styles from './orders-screen.module.css';

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

function WaitingQuotes() {
  const [params] = useSearchParams();
  const isFiltered = params.get('quote') === 'asked';
  const { data } = useQuery(orderQueries.waitingQuotes());
  // The previous release of the API answers with all orders.
  const isAnswer = data?.orders.every(({ delivery_quote }) => delivery_quote === 'asked');
  const total = isAnswer ? (data?.total ?? 0) : 0;
  if (total === 0 && !isFiltered) return null;
  return (
    <p className={styles.notice} role="status">
      {countOf(total, 'order waits', 'orders wait')} for a delivery price.{' '}
      <Link className="link" to={isFiltered ? adminOrdersPath : `${adminOrdersPath}?quote=asked`}>
        {isFiltered ? 'Show all orders' : 'Show them'}
      </Link>
    </p>
  );
}
