import styles from './drawings.module.css';

export function Night({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.night} ${className}`} aria-hidden="true" />;
}
