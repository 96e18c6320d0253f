import { Price } from '../artwork/price';
import styles from './price-parts.module.css';

type PricePartsProps = { parts: { label: string; amount: number }[]; total: string; amount: number };

export function PriceParts({ parts, total, amount }: PricePartsProps) {
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={part.label} className={styles.line}>
          <dt className={styles.label}>{part.label}</dt>
          <dd>
            <Price amount={part.amount} />
          </dd>
        </div>
      ))}
      <div className={`${styles.line} ${styles.total}`}>
        <dt>{total}</dt>
        <dd>
          <Price amount={amount} />
        </dd>
      </div>
    </dl>
  );
}
