import type { ReactNode } from 'react';
import styles from './dropdown.module.css';

export function Dropdown({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.dropdown}>
      <summary className={styles.open}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
