import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ArtworkCardSkeleton } from '../../../ui/artwork-card-skeleton';
import grid from './gallery-grid.module.css';
import styles from './gallery-skeleton.module.css';

const shapes = ['wide', 'tall', 'tall', 'wide'] as const;

export function GallerySkeleton() {
  return (
    <div className={styles.loading}>
      <div className={grid.gallery}>
        {shapes.map((shape, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={position} className={grid.item}>
            <ArtworkCardSkeleton shape={shape} />
          </div>
        ))}
      </div>
      <div className={styles.spinner}>
        <Spinner />
      </div>
    </div>
  );
}
