import { PercentBar } from './percent-bar';
import styles from './share-bar.module.css';

type ShareBarProps = { label: string; percent: number; steps: readonly number[] };

export function ShareBar({ label, percent, steps }: ShareBarProps) {
  const next = steps.find((step) => step > percent);
  return (
    <div className={styles.share}>
      <span className={styles.text}>{label}</span>
      <span className={styles.bar}>
        <PercentBar percent={percent} label={label} />
      </span>
      <span className={styles.next}>{next ? `then ${next} % by itself` : 'stays until somebody acts'}</span>
    </div>
  );
}
