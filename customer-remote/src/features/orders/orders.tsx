import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { useInfiniteQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { orderQueries } from './order.queries';
import { OrderList } from './order-list';
import { isOpen } from './order-text';
import styles from './orders.module.css';
import { UnlistedOrder } from './unlisted-order';

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
