import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './lot-skeleton.module.css';

export function LotSkeleton() {
  return <LoadingArea className={styles.form} />;
}
