import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './dropdown.module.css';

/** Closes with Escape, with a press outside, and when the focus leaves. */
export function Dropdown({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const { current: opened } = details;
      if (opened && !opened.contains(target as Node)) opened.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    summary.current?.focus();
  }

  return (
    <details ref={details} className={styles.dropdown} onKeyDown={closeOnEscape}>
      <summary ref={summary} className={styles.open}>
        {label}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
