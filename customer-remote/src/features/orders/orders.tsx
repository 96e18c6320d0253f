import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useInfiniteQuery, useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { orderQueries } from './order.queries';
import { OrderItem } from './order-item';
import { isOpen } from './order-text';
import styles from './orders.module.css';

export function Orders({ user }: { user: User }) {
  const list = useInfiniteQuery(orderQueries.ofUser(user._id));
  const [params] = useSearchParams();
  const opened = params.get('order');
  const orders = list.data?.pages.flatMap((page) => page.orders);
  const openedOrder = orders?.find(({ _id }) => _id === opened);
  const isPast = openedOrder !== undefined && !isOpen(openedOrder);
  const selected = params.get('tab') === 'history' || isPast ? 'history' : 'current';
  return (
    <>
      <title>{`Orders · ${brand.name}`}</title>
      <h1 className={styles.heading}>Orders</h1>
      <TabList name="orders" label="Orders" tabs={tabs} selected={selected} />
      <TabPanel name="orders" value={selected}>
        <Loaded of={{ ...list, data: orders }} skeleton={<LoadingArea className={styles.loading} />}>
          {(all) => (
            <>
              {opened && !openedOrder && <UnlistedOrder id={opened} user={user} />}
              <OrderList
                orders={selected === 'current' ? all.filter(isOpen) : all}
                opened={opened}
                user={user}
              />
            </>
          )}
        </Loaded>
        {list.hasNextPage && (
          <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        )}
      </TabPanel>
    </>
  );
}

const tabs = [
  { value: 'current', label: 'Current Order', to: ordersPath },
  { value: 'history', label: 'Order History', to: `${ordersPath}?tab=history` },
];

type OrderListProps = { orders: Order[]; opened: string | null; user: User };

function OrderList({ orders, opened, user }: OrderListProps) {
  if (orders.length === 0) {
    return (
      <Empty message="We are looking forward to you purchasing Art soon">
        <ButtonLink to={artworksPath}>View artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id}>
          <OrderItem order={order} isOpen={order._id === opened} user={user} />
        </li>
      ))}
    </ul>
  );
}

/** Shows an order opened by its address, which is not loaded yet or not the customer's. */
function UnlistedOrder({ id, user }: { id: string; user: User }) {
  const { data: order, isError } = useQuery(orderQueries.one(id));
  if (isError) return <p role="alert">This order is not among yours.</p>;
  if (!order || order.user_id !== user._id) return null;
  return (
    <div className={styles.list}>
      <OrderItem order={order} isOpen user={user} />
    </div>
  );
}
