import type { ReactNode } from 'react';
import styles from './bars.module.css';

export type BarRow = { _id: string; name: string; value: number; text: ReactNode };

/** Draws a bar for each row, as long as its value. The text says the value, so the bar is decoration. */
export function Bars({ rows }: { rows: readonly BarRow[] }) {
  const longest = rows.reduce((max, { value }) => Math.max(max, value), 1);
  return (
    <ul className={styles.bars}>
      {rows.map(({ _id, name, value, text }) => (
        <li key={_id} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <svg className={styles.line} width="100%" height="12" aria-hidden="true">
            <rect className={styles.bar} width={`${(100 * Math.max(0, value)) / longest}%`} height="12" />
          </svg>
          <span className={styles.value}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
