import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './bids-skeleton.module.css';

export function BidsSkeleton() {
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>Loading your bids…</VisuallyHidden>
      <Row />
      <Row />
      <Row />
    </div>
  );
}

function Row() {
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.picture} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
