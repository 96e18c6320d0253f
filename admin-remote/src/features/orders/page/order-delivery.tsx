import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { isRefundRequested } from '@gallery/shared/contract/orders/order-status';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatDay } from '@gallery/shared/domain/time';
import { ShipmentLink } from '@gallery/shared/ui/order/shipment-link';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { Changes } from '../../../ui/access/changes';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { ChangeTracking } from '../actions/change-tracking';
import { OrderActions } from '../actions/order-actions';
import { UndoShipping } from '../actions/undo-shipping';
import { buyerName } from '../order-text';
import styles from './order-facts.module.css';

export function OrderDelivery({ order }: { order: OrderRecord }) {
  const isToCollect = isCollected(order);
  const canTrack = order.status === 'Shipped' && !isToCollect && !isRefundRequested(order);
  return (
    <Panel heading="Delivery">
      <PanelBody>
        <dl className={styles.facts}>
          <dt>{isToCollect ? 'Collection' : 'Deliver to'}</dt>
          <dd>
            {order.deliver_to?.name ?? buyerName(order)}
            <br />
            <span className={styles.address}>{order.address}</span>
            {order.deliver_to && (
              <>
                <br />
                <PhoneNumber>{order.deliver_to.phone}</PhoneNumber>
              </>
            )}
          </dd>
          {order.deliver_to?.note && (
            <>
              <dt>Note for the driver</dt>
              <dd>{order.deliver_to.note}</dd>
            </>
          )}
          <dt>{isToCollect ? 'Ready from' : 'Delivery date'}</dt>
          <dd>{order.delivery_date ? formatDay(order.delivery_date) : 'To be confirmed'}</dd>
          {order.shipment && (
            <>
              <dt>Courier</dt>
              <dd>
                <ShipmentLink shipment={order.shipment} />
              </dd>
            </>
          )}
        </dl>
        <OrderActions order={order} statuses={['Shipped', 'Delivered']}>
          <Changes ability="trade">
            {canTrack && <ChangeTracking order={order} />}
            {order.undo_until && (
              <UndoShipping key={order.undo_until} id={order._id} until={order.undo_until} />
            )}
          </Changes>
        </OrderActions>
      </PanelBody>
    </Panel>
  );
}
