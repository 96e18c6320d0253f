import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './releases-view.module.css';

export function ReleasesSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
