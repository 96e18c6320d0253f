import styles from './icons.module.css';

export function Hero({ className = '' }: { className?: string }) {
  return <span className={`${styles.drawing} ${styles.hero} ${className}`} aria-hidden="true" />;
}
