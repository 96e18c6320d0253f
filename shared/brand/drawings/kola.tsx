import styles from './drawings.module.css';

export function Kola({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.kola} ${className}`} aria-hidden="true" />;
}
