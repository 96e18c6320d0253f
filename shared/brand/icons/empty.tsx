import styles from './icons.module.css';

export function Empty({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.empty} ${className}`} aria-hidden="true" />;
}
