import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel } from '@gallery/shared/ui/page/panel';
import { OfficePage } from '../features/layout/admin-page';
import { OrderTools } from '../features/orders/list/order-tools';
import { OrderWaiting } from '../features/orders/list/order-waiting';
import { OrdersList } from '../features/orders/list/orders-list';
import { useOpenedOrder } from '../features/orders/list/use-opened-order';
import { OrderPageTools } from '../features/orders/page/order-page-tools';
import { OrderView } from '../features/orders/page/order-view';

/** The list, or the one order that the address names, in one frame: the focus goes to the new heading. */
export function OrdersScreen() {
  const { record, title } = useOpenedOrder();
  return (
    <OfficePage title={title} tools={record && <OrderPageTools order={record.data?.order} />}>
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
    </OfficePage>
  );
}

const waiting = (
  <Panel>
    <OrderWaiting />
  </Panel>
);
