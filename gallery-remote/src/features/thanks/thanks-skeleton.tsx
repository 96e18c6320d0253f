import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './thanks-skeleton.module.css';

export function ThanksSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
