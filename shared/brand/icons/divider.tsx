import styles from './icons.module.css';

export function Divider({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.divider} ${className}`} aria-hidden="true" />;
}
