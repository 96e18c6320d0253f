import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** Filters and buttons of a list, in a row that wraps. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}
