import { vatPercent } from '@gallery/shared/auction/premium';
import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './checkout-sum.module.css';

type CheckoutSumProps = {
  parts: { label: string; amount: number }[];
  label: string;
  total: number;
  hasVat: boolean;
};

/** The parts of the total. `hasVat` means that the total includes VAT, which no part names. */
export function CheckoutSum({ parts, label, total, hasVat }: CheckoutSumProps) {
  return (
    <dl className={styles.sum}>
      {parts.map((part) => (
        <Line key={part.label} {...part} />
      ))}
      {hasVat && <Line label={`Includes VAT at ${vatPercent}%`} amount={vatIn(total)} />}
      <div className={`${styles.line} ${styles.total}`}>
        <dt>{label}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

/** In whole naira. The invoice has the kobo too. */
function vatIn(total: number): number {
  return Math.round((total * vatPercent) / (100 + vatPercent));
}
