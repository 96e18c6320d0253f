import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './event-skeleton.module.css';

export function EventSkeleton() {
  return <LoadingArea className={styles.form} />;
}
