import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './page.module.css';

export function AuctionSkeleton() {
  return <LoadingArea className={styles.skeleton} />;
}
