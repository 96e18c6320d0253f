import type { ReactNode } from 'react';
import { Empty as Drawing } from '../../brand/icons/empty';
import styles from './empty.module.css';

type EmptyProps = {
  message: string;
  /** As it stands inside a panel. */
  small?: boolean;
  children?: ReactNode;
};

/** Stands where a list has nothing: one sentence and, if there is one, the way on. */
export function Empty({ message, small = false, children }: EmptyProps) {
  return (
    <div className={`${styles.empty} ${small ? styles.small : ''}`}>
      <Drawing className={styles.drawing} />
      <p className={styles.sentence}>{message}</p>
      {children}
    </div>
  );
}
