import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loaded';
import { Panel, PanelBody } from '@gallery/shared/ui/panel';
import { Timeline } from '@gallery/shared/ui/timeline';
import { AuditList } from './audit-list';
import { orderQueries } from './order.queries';
import { OrderActions } from './order-actions';
import { OrderFrom } from './order-from';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import styles from './order-view.module.css';
import { OrderWaiting } from './order-waiting';

/** One order: who bought what, what happened to it, and what may be done with it. */
export function OrderView({ id }: { id: string }) {
  const record = useQuery(orderQueries.record(id));
  return (
    <Loaded
      of={record}
      skeleton={
        <Panel>
          <OrderWaiting />
        </Panel>
      }
    >
      {({ order, audit }) => (
        <div className={styles.view}>
          <Panel>
            <div className={styles.sheet}>
              <OrderHead order={order} />
              <OrderFrom order={order} />
              <OrderLines order={order} />
              <OrderActions order={order} />
            </div>
          </Panel>
          <div className={styles.side}>
            <Panel heading="Timeline">
              <PanelBody>
                <Timeline order={order} />
              </PanelBody>
            </Panel>
            <AuditList audit={audit} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
