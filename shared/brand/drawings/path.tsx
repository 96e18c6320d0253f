import styles from './drawings.module.css';

export function Path({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.path} ${className}`} aria-hidden="true" />;
}
