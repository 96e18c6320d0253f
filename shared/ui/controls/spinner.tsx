import { Drawing } from '../../brand/icons/drawing';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export function Spinner() {
  return (
    <span className={styles.spinner} role="status">
      <Drawing motif="coil" className={styles.icon} />
      <VisuallyHidden>Loading</VisuallyHidden>
    </span>
  );
}

export function LoadingArea({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <Spinner />
    </div>
  );
}
