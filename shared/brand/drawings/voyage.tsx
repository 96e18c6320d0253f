import styles from './drawings.module.css';

export function Voyage({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.voyage} ${className}`} aria-hidden="true" />;
}
