import type { User } from '@gallery/shared/contract/account/user';
import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import styles from './amounts-paid.module.css';
import thanks from './order-thanks.module.css';

export function AmountsPaid({ order, user }: { order: Order; user: User }) {
  return (
    <section className={thanks.section} aria-labelledby="receipt">
      <h2 id="receipt" className={thanks.heading}>
        Receipt
      </h2>
      <div>
        <div className={styles.amounts}>
          <PriceParts parts={pricePartsOf(order)} total="Total paid" amount={order.artwork_id.price} />
        </div>
        <p className={styles.facts}>{factsOf(order, user).join(' · ')}</p>
      </div>
    </section>
  );
}

function factsOf({ reference, events, address }: Order, { title, firstname, lastname }: User): string[] {
  const paid = events.find(({ status }) => status === 'Paid');
  const buyer = [title, firstname, lastname].filter(Boolean).join(' ');
  return [
    reference ? `Payment ${reference}` : '',
    paid ? `${formatDate(paid.at)}, ${formatTime(paid.at)}` : '',
    `${buyer}, ${address}`,
  ].filter(Boolean);
}
