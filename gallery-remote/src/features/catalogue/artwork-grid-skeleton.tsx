import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ArtworkCardSkeleton } from '../../ui/artwork-card-skeleton';
import ledge from './artwork-grid.module.css';
import styles from './artwork-grid-skeleton.module.css';

const shapes = ['wide', 'tall', 'wide', 'tall', 'tall', 'wide'] as const;

type ArtworkGridSkeletonProps = {
  places?: number;
  waiting?: boolean;
};

export function ArtworkGridSkeleton({ places = shapes.length, waiting = true }: ArtworkGridSkeletonProps) {
  return (
    <div className={styles.waiting}>
      <div className={`${ledge.ledge} ${styles.places}`}>
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
