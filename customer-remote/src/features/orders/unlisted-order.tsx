import type { User } from '@gallery/shared/contract/account/user';
import { useQuery } from '@gallery/shared/query';
import { orderQueries } from './order.queries';
import { OrderItem } from './order-item';
import styles from './orders.module.css';

/** For an order opened by its address: one that is not loaded yet, or not the customer's. */
export function UnlistedOrder({ id, user }: { id: string; user: User }) {
  const { data: order, isError } = useQuery(orderQueries.one(id));
  if (isError) return <p role="alert">This order is not among yours.</p>;
  if (!order || order.user_id !== user._id) return null;
  return (
    <div className={styles.list}>
      <OrderItem order={order} isOpen user={user} />
    </div>
  );
}
