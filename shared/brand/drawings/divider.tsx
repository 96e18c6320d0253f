import styles from './drawings.module.css';

export function Divider({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.divider} ${className}`} aria-hidden="true" />;
}
