import { formatNaira, spokenNaira } from '../../domain/money';
import { VisuallyHidden } from '../controls/visually-hidden';
import styles from './price.module.css';

export function Price({ amount }: { amount: number }) {
  return (
    <span className={styles.price}>
      <span aria-hidden="true">{formatNaira(amount)}</span>
      <VisuallyHidden>{spokenNaira(amount)}</VisuallyHidden>
    </span>
  );
}
