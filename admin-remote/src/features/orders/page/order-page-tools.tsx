import type { OrderNeighbors as Neighbors, OrderRecord } from '@gallery/shared/contract/orders/order';
import { useQuery } from '@gallery/shared/query';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { orderQueries } from '../order.queries';
import { useOrderFilters } from '../order-filters';
import { paymentState, refundNote } from '../order-text';
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

function OrderNeighbors({ id }: { id: string }) {
  const { data } = useQuery(orderQueries.neighbors(id, useOrderFilters()));
  return (
    <nav className={styles.neighbors} aria-label="Orders in the list">
      <Neighbor of={data?.previous} words="Previous order" path="M9 14V4M4.5 8.5 9 4l4.5 4.5" />
      <Neighbor of={data?.next} words="Next order" path="M9 4v10M4.5 9.5 9 14l4.5-4.5" />
    </nav>
  );
}

type NeighborProps = { of: Neighbors['next'] | undefined; words: string; path: string };

/** Keeps its place at an end of the list, and while the list is read. */
function Neighbor({ of, words, path }: NeighborProps) {
  const [params] = useSearchParams();
  const icon = (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  if (!of) return <span className={styles.end}>{icon}</span>;
  const opened = new URLSearchParams(params);
  opened.set('order', of._id);
  return (
    <Link className={styles.neighbor} to={`?${opened}`} aria-label={`${words}, ${of.number}`}>
      {icon}
    </Link>
  );
}
