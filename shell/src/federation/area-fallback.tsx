import { LoadFailure } from '@gallery/shared/ui/lazy/load-failure';
import styles from './area.module.css';

type Props = { onRetry: () => void };

export function AreaFallback({ onRetry }: Props) {
  return (
    <div className={styles.area}>
      <LoadFailure onRetry={onRetry} />
    </div>
  );
}
