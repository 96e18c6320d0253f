import type { ReactNode } from 'react';
import styles from './dated-list.module.css';

export type DatedEntry = { key: string; year: ReactNode; content: ReactNode };

export function DatedList({ entries }: { entries: DatedEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ key, year, content }) => (
        <li key={key} className={styles.entry}>
          <span className={styles.year}>{year}</span>
          <span>{content}</span>
        </li>
      ))}
    </ul>
  );
}
