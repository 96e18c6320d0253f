import styles from './control.module.css';

export function Chevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
      <path d="M1 1.6 6 6.4l5-4.8" />
    </svg>
  );
}
