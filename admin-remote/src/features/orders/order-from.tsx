import type { OrderRecord } from '@gallery/shared/contract/order';
import { Sender } from '@gallery/shared/ui/sender';
import styles from './order-from.module.css';

/** Who bought, and where the work goes. */
export function OrderFrom({ order: { buyer, address } }: { order: OrderRecord }) {
  const name = [buyer.title, buyer.firstname, buyer.lastname].filter(Boolean).join(' ');
  return (
    <Sender>
      {name}
      <br />
      <a className="link" href={`mailto:${buyer.email}`}>
        {buyer.email}
      </a>
      <br />
      {buyer.mobile}
      <br />
      <span className={styles.place}>{address}</span>
    </Sender>
  );
}
