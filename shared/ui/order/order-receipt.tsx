import { brand } from '../../brand/brand';
import type { User } from '../../contract/account/user';
import { pricePartsOf } from '../../contract/delivery/price-parts';
import type { Order } from '../../contract/orders/order';
import { formatNaira } from '../../domain/money';
import { formatDate } from '../../domain/time';
import { formatSum } from '../../format/refund-text';
import { useGalleryFacts } from '../../query/gallery-facts';
import { usePageMark } from '../page/use-page-mark';
import { PhoneNumber } from '../phone-number';
import styles from './order-receipt.module.css';

export function OrderReceipt({ order, user }: { order: Order; user: User }) {
  usePageMark('receipt', true);
  const { address, phone } = useGalleryFacts();
  const paid = order.events.find(({ status }) => status === 'Paid');
  const parts = pricePartsOf(order);
  const own = order.refunds.filter(({ of }) => of === 'order');
  return (
    <div className={styles.receipt} data-receipt aria-hidden="true">
      <p className={styles.gallery}>{brand.name}</p>
      <p>
        {brand.company}, {address}
        <br />
        {brand.email} · <PhoneNumber>{phone}</PhoneNumber>
      </p>
      <p className={styles.title}>Receipt</p>
      <table className={styles.table}>
        <tbody>
          <Line name="Order" value={String(order.number)} />
          <Line name="Payment" value={order.reference} />
          <Line name="Paid" value={paid && formatDate(paid.at)} />
          <Line name="Buyer" value={`${user.title} ${user.firstname} ${user.lastname}, ${user.email}`} />
          <Line name="Deliver to" value={order.address} />
          <Line name="Artwork" value={order.artwork_id.name_of_artwork} />
          {parts.length > 1 &&
            parts.map(({ label, amount }) => <Line key={label} name={label} value={formatNaira(amount)} />)}
          <Line name="Total" value={formatNaira(order.artwork_id.price)} />
          {own.map((refund) => (
            <Line
              key={refund.asked_at + refund.amount}
              name={refund.state === 'done' ? 'Refunded' : 'Refund requested'}
              value={formatSum(refund)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
