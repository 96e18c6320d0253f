import type { ReactNode } from 'react';
import styles from './figure.module.css';

type FigureProps = { label: string; children: ReactNode; sub?: ReactNode };

export function Figure({ label, children, sub }: FigureProps) {
  return (
    <div className={styles.figure}>
      <p className={styles.label}>{label}</p>
      {children}
      {sub && <p className={styles.sub}>{sub}</p>}
    </div>
  );
}
