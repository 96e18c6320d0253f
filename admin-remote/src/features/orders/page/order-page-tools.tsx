import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { paymentState, refundNote } from '../order-text';
import { OrderNeighbors } from './order-neighbors';
import styles from './order-page-tools.module.css';

export function OrderPageTools({ order }: { order: OrderRecord | undefined }) {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  const id = params.get('order');
  list.delete('order');
  const note = order && refundNote(order);
  return (
    <>
      {order && <OrderStatus of={order} />}
      {order && <span className={styles.payment}>{paymentState(order)}</span>}
      {note && <span className={styles.refund}>{note}</span>}
      <Link className={`link ${styles.back}`} to={`?${list}`}>
        Back to all orders
      </Link>
      {id && <OrderNeighbors id={id} />}
      <Button kind="secondary" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}
