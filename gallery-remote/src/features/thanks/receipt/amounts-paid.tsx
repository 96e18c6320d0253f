import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatDate, formatTime } from '@gallery/shared/format/dates';
import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './amounts-paid.module.css';
import thanks from './order-thanks.module.css';

export function AmountsPaid({ order, user }: { order: Order; user: User }) {
  const { name_of_artwork, price } = order.artwork_id;
  return (
    <section className={thanks.section} aria-labelledby="receipt">
      <h2 id="receipt" className={thanks.heading}>
        Receipt
      </h2>
      <div>
        <dl className={styles.amounts}>
          <div className={styles.line}>
            <dt>{name_of_artwork}</dt>
            <dd>
              <Price amount={price} />
            </dd>
          </div>
          <div className={`${styles.line} ${styles.total}`}>
            <dt>Paid in all</dt>
            <dd>
              <Price amount={price} />
            </dd>
          </div>
        </dl>
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
