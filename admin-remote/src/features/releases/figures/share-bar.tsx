import { PercentBar } from './percent-bar';
import styles from './share-bar.module.css';

type ShareBarProps = { label: string; percent: number; steps: readonly number[] };

export function ShareBar({ label, percent, steps }: ShareBarProps) {
  return (
    <div className={styles.share}>
      <span className={styles.text}>{label}</span>
      <span className={styles.bar}>
        <PercentBar percent={percent} label={label} />
      </span>
      <span className={styles.next}>{nextOf(percent, steps)}</span>
    </div>
  );
}

function nextOf(percent: number, steps: readonly number[]): string {
  if (steps.length === 0 || percent === 100) return 'stays until somebody acts';
  const next = steps.find((step) => step > percent && step < 100);
  return next ? `then ${next} % by itself` : 'then live by itself';
}
