import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { Price } from '@gallery/shared/ui/artwork/price';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { OrderActions } from '../actions/order-actions';
import { galleryBalance, moneySteps } from '../money-steps';
import styles from './order-money.module.css';

export function OrderMoney({ order }: { order: OrderRecord }) {
  return (
    <Panel
      heading="Where the money is"
      tools={<span className={styles.reference}>{order.reference ?? 'Not begun'}</span>}
    >
      <PanelBody>
        <ul className={styles.money}>
          {moneySteps(order).map(({ key, dot, label, amount, note }) => (
            <li key={key} className={styles.step}>
              <OrderDot status={dot} className={styles.dot} />
              <span>{label}</span>
              <span className={styles.amount}>
                {amount < 0 && '−'}
                <Price amount={Math.abs(amount)} />
              </span>
              <span className={styles.note}>{note}</span>
            </li>
          ))}
          <li className={styles.sum}>
            <span>With the gallery now</span>
            <span className={styles.amount}>
              <Price amount={galleryBalance(order)} />
            </span>
          </li>
        </ul>
        <OrderActions order={order} statuses={['Refunded']} />
      </PanelBody>
    </Panel>
  );
}
