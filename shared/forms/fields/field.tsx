import type { ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** True if the error came with an answer, so that the field announces it. */
  isServerError?: boolean;
  wide?: boolean;
  children: (describedBy: string | undefined) => ReactNode;
};

export function Field({ id, label, hint, error, isServerError = false, wide = false, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(describedBy || undefined)}
      {error && (
        <p className={styles.error} id={errorId} role={isServerError ? 'alert' : undefined}>
          <ErrorIcon />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

function ErrorIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.4v4.4M8 11v.6" />
    </svg>
  );
}
