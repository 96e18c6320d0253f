import { Loaded } from '@gallery/shared/ui/loaded';
import { Panel } from '@gallery/shared/ui/panel';
import { OfficePage } from '../features/office/office-page';
import { OrderPageTools } from '../features/orders/order-page-tools';
import { OrderTools } from '../features/orders/order-tools';
import { OrderView } from '../features/orders/order-view';
import { OrderWaiting } from '../features/orders/order-waiting';
import { OrdersList } from '../features/orders/orders-list';
import { useOpenedOrder } from '../features/orders/use-opened-order';

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
