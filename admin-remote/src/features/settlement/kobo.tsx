import { koboText, spokenNaira } from '@gallery/shared/domain/money';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './settlement.module.css';

/** Shows kobo as naira with both decimals, because a statement adds up to the kobo. */
export function Kobo({ amount }: { amount: number }) {
  return (
    <span className={styles.kobo}>
      <span aria-hidden="true">{koboText(amount)}</span>
      <VisuallyHidden>{spokenNaira(amount / 100)}</VisuallyHidden>
    </span>
  );
}
