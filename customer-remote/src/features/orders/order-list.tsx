import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { OrderItem } from './order-item';
import styles from './orders.module.css';

type OrderListProps = { orders: Order[]; opened: string | null; user: User };

export function OrderList({ orders, opened, user }: OrderListProps) {
  if (orders.length === 0) {
    return (
      <Empty message="We are looking forward to you purchasing Art soon">
        <ButtonLink to={artworksPath}>View artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id}>
          <OrderItem order={order} isOpen={order._id === opened} user={user} />
        </li>
      ))}
    </ul>
  );
}
