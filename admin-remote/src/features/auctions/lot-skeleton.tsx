import { Waiting } from '@gallery/shared/ui/waiting';
import styles from './lot-skeleton.module.css';

/** As tall as the form that comes. */
export function LotSkeleton() {
  return <Waiting className={styles.form} />;
}
