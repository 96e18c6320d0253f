import type { OrderRecordAnswer } from '@gallery/shared/contract/orders/order';
import { Timeline } from '@gallery/shared/ui/order/timeline';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { AuditList } from '../audit-list';
import { OrderDelivery } from './order-delivery';
import { OrderMoney } from './order-money';
import { OrderPerson } from './order-person';
import styles from './order-view.module.css';
import { OrderWork } from './order-work';

export function OrderView({ order, audit }: OrderRecordAnswer) {
  return (
    <div className={styles.view}>
      <div className={styles.rows}>
        <OrderWork order={order} />
        <OrderMoney order={order} />
        <OrderDelivery order={order} />
      </div>
      <div className={styles.rows}>
        <OrderPerson order={order} />
        <Panel heading="Timeline">
          <PanelBody>
            <Timeline order={order} />
          </PanelBody>
        </Panel>
        <AuditList audit={audit} />
      </div>
    </div>
  );
}
