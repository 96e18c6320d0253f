import type { ReactNode } from 'react';
import styles from './saved-banner.module.css';

export function SavedBanner({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <p>{message}</p>
      <span className={styles.links}>{children}</span>
    </div>
  );
}
