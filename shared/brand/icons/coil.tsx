import styles from './icons.module.css';

export function Coil({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.coil} ${className}`} aria-hidden="true" />;
}
