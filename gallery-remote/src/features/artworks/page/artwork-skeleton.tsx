import { Spinner } from '@gallery/shared/ui/controls/spinner';
import detail from '../../../ui/artwork-page/artwork-layout.module.css';
import styles from './artwork-skeleton.module.css';

export function ArtworkSkeleton() {
  return (
    <div className="page">
      <div className={styles.crumbs} />
      <div className={detail.detail}>
        <div className={styles.picture}>
          <Spinner />
        </div>
        <div className={styles.plate} aria-hidden="true">
          <div className={styles.title} />
          <div className={styles.line} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      </div>
    </div>
  );
}
