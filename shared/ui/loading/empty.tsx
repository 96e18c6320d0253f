import type { ReactNode } from 'react';
import { Drawing } from '../../brand/icons/drawing';
import styles from './empty.module.css';

type EmptyProps = {
  message: string;
  small?: boolean;
  children?: ReactNode;
};

export function Empty({ message, small = false, children }: EmptyProps) {
  return (
    <div className={`${styles.empty} ${small ? styles.small : ''}`}>
      <Drawing motif="empty" className={styles.drawing} />
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  );
}
