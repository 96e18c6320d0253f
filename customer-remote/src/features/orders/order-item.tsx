import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { WorkPicture } from '../../ui/work-picture';
import { OrderDetail } from './order-detail';
import styles from './order-item.module.css';
import { OrderPayment } from './order-payment';
import { deliveryText } from './order-text';

type OrderItemProps = { order: Order; isOpen: boolean; user: User };

export function OrderItem({ order, isOpen, user }: OrderItemProps) {
  const { artwork_id: work } = order;
  return (
    <article className={styles.order} aria-label={work.name_of_artwork}>
      <div className={styles.row}>
        <WorkPicture work={work} />
        <span>
          <Link className={styles.title} to={artworkPath(work._id)}>
            {work.name_of_artwork}
          </Link>
          <span className={styles.number}>Order {order.number}</span>
        </span>
        <Price amount={work.price} />
        <span className={styles.delivery}>
          <span className={styles.term}>Delivery date</span> {deliveryText(order)}
        </span>
        <OrderStatus of={order} />
        <OpenLink order={order} isOpen={isOpen} />
      </div>
      <OrderPayment order={order} />
      {isOpen && <OrderDetail order={order} user={user} />}
    </article>
  );
}

function OpenLink({ order, isOpen }: Omit<OrderItemProps, 'user'>) {
  const [params] = useSearchParams();
  const target = new URLSearchParams(params);
  if (isOpen) target.delete('order');
  else target.set('order', order._id);
  return (
    <Link className={`link ${styles.toggle}`} to={`${ordersPath}?${target}`} replace aria-expanded={isOpen}>
      {isOpen ? 'Close' : 'Open'}
      <VisuallyHidden> the order of {order.artwork_id.name_of_artwork}</VisuallyHidden>
    </Link>
  );
}
