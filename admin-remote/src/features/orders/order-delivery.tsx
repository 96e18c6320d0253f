import type { OrderRecord } from '@gallery/shared/contract/order';
import { formatDay } from '@gallery/shared/format/dates';
import { Panel, PanelBody } from '@gallery/shared/ui/panel';
import { OrderActions } from './order-actions';
import styles from './order-facts.module.css';
import { buyerName } from './order-words';

/** Where the work goes and when, and the next step of its way. */
export function OrderDelivery({ order }: { order: OrderRecord }) {
  return (
    <Panel heading="Delivery">
      <PanelBody>
        <dl className={styles.facts}>
          <dt>Deliver to</dt>
          <dd>
            {buyerName(order)}
            <br />
            <span className={styles.place}>{order.address}</span>
          </dd>
          <dt>Delivery date</dt>
          <dd>{order.delivery_date ? formatDay(order.delivery_date) : 'To be confirmed'}</dd>
        </dl>
        <OrderActions order={order} moves={['Shipped', 'Delivered']} />
      </PanelBody>
    </Panel>
  );
}
