import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** Shows a record beside what belongs to it, and below it on a narrow screen. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
