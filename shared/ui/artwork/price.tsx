import { onRequestText } from '../../contract/catalogue/artwork';
import { formatNaira, spokenNaira } from '../../domain/money';
import { VisuallyHidden } from '../controls/visually-hidden';
import styles from './price.module.css';

/** `null` is a price on request. */
export function Price({ amount }: { amount: number | null }) {
  if (amount === null) return onRequestText;
  return (
    <span className={styles.price}>
      <span aria-hidden="true">{formatNaira(amount)}</span>
      <VisuallyHidden>{spokenNaira(amount)}</VisuallyHidden>
    </span>
  );
}
