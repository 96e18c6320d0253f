import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { Sender } from '../../../ui/page/sender';
import { buyerName } from '../order-text';
import styles from './order-buyer.module.css';

export function OrderBuyer({ order }: { order: OrderRecord }) {
  const { buyer, address } = order;
  return (
    <Sender>
      {buyerName(order)}
      <br />
      <a className="link" href={`mailto:${buyer.email}`}>
        {buyer.email}
      </a>
      <br />
      <PhoneNumber>{buyer.mobile}</PhoneNumber>
      <br />
      <span className={styles.address}>{address}</span>
    </Sender>
  );
}
