import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { ShipmentLink } from '@gallery/shared/ui/order/shipment-link';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import styles from './order-item.module.css';

/** Who gets the work, where, and who brings it. An order of an earlier release has no recipient but its buyer. */
export function OrderDelivery({ order, user }: { order: Order; user: User }) {
  const { deliver_to: recipient, shipment } = order;
  return (
    <>
      <dt>{isCollected(order) ? 'Collection' : 'Deliver to'}</dt>
      <dd>
        {recipient?.name ?? `${user.title} ${user.firstname} ${user.lastname}`}
        <br />
        <span className={styles.address}>{order.address}</span>
        {recipient && (
          <>
            <br />
            <PhoneNumber>{recipient.phone}</PhoneNumber>
          </>
        )}
      </dd>
      {recipient?.note && (
        <>
          <dt>Note for the driver</dt>
          <dd>{recipient.note}</dd>
        </>
      )}
      {shipment && (
        <>
          <dt>Courier</dt>
          <dd>
            <ShipmentLink shipment={shipment} />
          </dd>
        </>
      )}
    </>
  );
}
