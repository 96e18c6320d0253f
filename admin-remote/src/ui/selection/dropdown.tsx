import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './dropdown.module.css';

/** Closes with Escape and when the focus leaves. Safari focuses pressed elements only if they have a `tabIndex`. */
export function Dropdown({ label, children }: { label: string; children: ReactNode }) {
  const summary = useRef<HTMLElement>(null);

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    summary.current?.focus();
  }

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }

  return (
    <details className={styles.dropdown} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <summary ref={summary} className={styles.open} tabIndex={0}>
        {label}
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
