import type { ReactNode } from 'react';
import styles from './sender.module.css';

export function Sender({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sender}>
      <h3 className={styles.heading}>From</h3>
      <address className={styles.address}>{children}</address>
    </div>
  );
}
