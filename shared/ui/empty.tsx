import type { ReactNode } from 'react';
import { Empty as Drawing } from '../brand/drawings/empty';
import styles from './empty.module.css';

/** Stands where a list has nothing: one sentence and, if there is one, the way on. */
export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Drawing className={styles.drawing} />
      <p className={styles.sentence}>{sentence}</p>
      {children}
    </div>
  );
}
