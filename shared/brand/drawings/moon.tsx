import styles from './drawings.module.css';

export function Moon({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.moon} ${className}`} aria-hidden="true" />;
}
