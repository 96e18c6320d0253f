import type { ReactNode } from 'react';
import styles from './release-cell.module.css';

type ReleaseCellProps = { version: string; note: string; problem?: string; children: ReactNode };

/** A version, its state, and how it came there. */
export function ReleaseCell({ version, note, problem, children }: ReleaseCellProps) {
  return (
    <div className={styles.release}>
      <span className={styles.version}>
        <b>{version}</b>
        {children}
      </span>
      <span className={styles.note}>{note}</span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </div>
  );
}
