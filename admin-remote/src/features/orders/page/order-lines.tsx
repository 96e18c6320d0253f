import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './order-lines.module.css';

/** Every work is one of a kind, so the quantity is always 1. */
export function OrderLines({ order: { artwork_id: work, author } }: { order: OrderRecord }) {
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
            <Price amount={work.price} />
          </td>
        </tr>
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
