import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import styles from './error-panel.module.css';

/** `children` are other ways to continue. */
type ErrorPanelProps = { message: string; onRetry: () => void; children?: ReactNode };

export function ErrorPanel({ message, onRetry, children }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.message}>{message}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
      {children}
    </div>
  );
}
