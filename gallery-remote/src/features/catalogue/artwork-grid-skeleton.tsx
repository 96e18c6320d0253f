import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ArtworkCardSkeleton } from '../../ui/artwork-card';
import grid from './artwork-grid.module.css';
import styles from './artwork-grid-skeleton.module.css';

const shapes = ['wide', 'tall', 'wide', 'tall', 'tall', 'wide'] as const;

type ArtworkGridSkeletonProps = {
  places?: number;
  waiting?: boolean;
};

export function ArtworkGridSkeleton({ places = shapes.length, waiting = true }: ArtworkGridSkeletonProps) {
  return (
    <div className={styles.loading}>
      <div className={`${grid.grid} ${styles.rows}`}>
        {Array.from({ length: places }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <ArtworkCardSkeleton key={position} shape={shapes[position % shapes.length] ?? 'tall'} />
        ))}
      </div>
      {waiting && (
        <div className={styles.spinner}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
