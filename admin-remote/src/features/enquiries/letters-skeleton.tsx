import { Spinner } from '@gallery/shared/ui/spinner';
import styles from './letters-skeleton.module.css';

/** As tall as a few letters. */
export function LettersSkeleton() {
  return (
    <div className={styles.letters}>
      <Spinner />
    </div>
  );
}
