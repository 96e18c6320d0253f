import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './console-skeleton.module.css';

export function ConsoleSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
