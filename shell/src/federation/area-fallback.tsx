import { ErrorPanel } from '@gallery/shared/ui/error-panel';
import styles from './area.module.css';

type Props = { onRetry: () => void };

export function AreaFallback({ onRetry }: Props) {
  return (
    <div className={styles.area}>
      <ErrorPanel message="This part of the site is not available right now." onRetry={onRetry} />
    </div>
  );
}
