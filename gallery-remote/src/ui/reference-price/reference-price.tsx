import { Price } from '@gallery/shared/ui/artwork/price';
import { useReference } from './reference';
import styles from './reference-price.module.css';

/** Adds the visitor's currency. Before the first paint, the page reserves its line for visitors who chose one. */
export function ReferencePrice({ amount }: { amount: number | null }) {
  const reference = useReference();
  return (
    <span>
      <Price amount={amount} />
      {amount !== null && <span className={styles.reference}>{reference && `≈ ${reference(amount)}`}</span>}
    </span>
  );
}
