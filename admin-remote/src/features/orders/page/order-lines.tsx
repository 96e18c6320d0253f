import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './order-lines.module.css';

/** Every work is unique, so the quantity is always 1. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const { artwork_id: work, author } = order;
  const [own, ...others] = pricePartsOf(order);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          <th scope="col" className={styles.number}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <span className={styles.title}>{work.name_of_artwork}</span>
            <span className={styles.author}>By {author}</span>
          </td>
          <td className={styles.number}>1</td>
          <td className={styles.number}>
            <Price amount={own?.amount ?? work.price} />
          </td>
        </tr>
        {others.map(({ label, amount }) => (
          <tr key={label}>
            <td colSpan={2}>{label}</td>
            <td className={styles.number}>
              <Price amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td className={styles.number}>
            <Price amount={work.price} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
