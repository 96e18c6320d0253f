import styles from './percent-bar.module.css';

type PercentBarProps = { percent: number; label: string };

export function PercentBar({ percent, label }: PercentBarProps) {
  return (
    <svg className={styles.bar} role="img" aria-label={label}>
      <rect className={styles.filled} width={`${percent}%`} height="100%" />
    </svg>
  );
}
