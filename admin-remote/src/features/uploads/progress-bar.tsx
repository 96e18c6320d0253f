import styles from './progress-bar.module.css';

/** `of` runs from 0 to 1; `null` when unknown. */
export function ProgressBar({ label, of }: { label: string; of: number | null }) {
  return <progress className={styles.bar} aria-label={label} max={1} value={of ?? undefined} />;
}
