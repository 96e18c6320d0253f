import { Chevron } from '@gallery/shared/ui/controls/chevron';
import { type ReactNode, useRef, useState } from 'react';
import styles from './fold.module.css';

type FoldProps = { title: string; fact: ReactNode; children: (close: () => void) => ReactNode };

/** Draws its form when it opens, so that no password manager fills in a hidden one. */
export function Fold({ title, fact, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);

  function close() {
    setOpen(false);
    summary.current?.focus();
  }

  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary} className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.fact}>{fact}</span>
        <Chevron />
      </summary>
      {open && <div className={styles.content}>{children(close)}</div>}
    </details>
  );
}
