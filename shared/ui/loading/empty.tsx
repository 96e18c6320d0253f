import type { ReactNode } from 'react';
import { Empty as Drawing } from '../../brand/icons/empty';
import styles from './empty.module.css';

type EmptyProps = {
  message: string;
  small?: boolean;
  children?: ReactNode;
};

export function Empty({ message, small = false, children }: EmptyProps) {
  return (
    <div className={`${styles.empty} ${small ? styles.small : ''}`}>
      <Drawing className={styles.drawing} />
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  );
}
