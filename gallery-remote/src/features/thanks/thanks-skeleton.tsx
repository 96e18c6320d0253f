import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './thanks-skeleton.module.css';

/** As high as the page will be, until the order is there. */
export function ThanksSkeleton() {
  return <LoadingArea className={styles.waiting} />;
}
