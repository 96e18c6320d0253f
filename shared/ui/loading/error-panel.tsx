import { Button } from '../controls/button';
import styles from './error-panel.module.css';

type ErrorPanelProps = { message: string; onRetry: () => void };

export function ErrorPanel({ message, onRetry }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.message}>{message}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
