import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { GuestOrderAnswer } from '@gallery/shared/contract/guests/guest';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatDate } from '@gallery/shared/domain/time';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import { ShipmentLink } from '@gallery/shared/ui/order/shipment-link';
import styles from './guest-order.module.css';

export function GuestOrderFacts({ order, guest }: GuestOrderAnswer) {
  const { deliver_to: recipient, shipment, delivery_date: day } = order;
  return (
    <>
      <PriceParts parts={pricePartsOf(order)} total="Total" amount={order.artwork_id.price} />
      <dl className={styles.facts}>
        <dt>{isCollected(order) ? 'Collection' : 'Deliver to'}</dt>
        <dd>
          {recipient?.name ?? `${guest.firstname} ${guest.lastname}`}
          <br />
          {order.address}
        </dd>
        <dt>{isCollected(order) ? 'Ready from' : 'Delivery date'}</dt>
        <dd>{day ? formatDate(day) : 'To be confirmed'}</dd>
        {shipment && (
          <>
            <dt>Courier</dt>
            <dd>
              <ShipmentLink shipment={shipment} />
            </dd>
          </>
        )}
        {order.reference && (
          <>
            <dt>Payment</dt>
            <dd>{order.reference}</dd>
          </>
        )}
        <dt>Emails go to</dt>
        <dd>{guest.email}</dd>
      </dl>
    </>
  );
}
