import styles from './closed-label.module.css';

export function ClosedLabel() {
  return (
    <span className={styles.closed}>
      <ClosedIcon />
      Closed
    </span>
  );
}

export function ClosedIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" />
      <path d="M2.6 9.4 9.4 2.6" />
    </svg>
  );
}
