import type { ReactNode } from 'react';
import styles from './saved-banner.module.css';

/** Stands over a form that is empty again: what was made with it, and the links to it. */
export function Kept({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.kept}>
      <p>{words}</p>
      <span className={styles.links}>{children}</span>
    </div>
  );
}
