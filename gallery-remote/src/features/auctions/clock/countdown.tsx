import { timeLeft } from '@gallery/shared/domain/time-left';
import { spokenTimeLeft } from './clock-text';
import styles from './countdown.module.css';

type CountdownProps = { label: string; now: number; until: number };

export function Countdown({ label, now, until }: CountdownProps) {
  return (
    <div className={styles.countdown}>
      <p className={styles.label}>{label}</p>
      <CountdownFigures label={label} now={now} until={until} />
    </div>
  );
}

/** `aria-live` is off, so that screen readers do not announce every second. */
export function CountdownFigures({ label, now, until }: CountdownProps) {
  const left = timeLeft(now, until);
  if (!left) return null;
  const { days, hours, minutes, seconds } = left;
  return (
    <div
      className={styles.figures}
      role="timer"
      aria-label={`${label} ${spokenTimeLeft(now, until)}`}
      aria-live="off"
    >
      <Figure value={days} unit="days" />
      <Figure value={hours} unit="hours" />
      <Figure value={minutes} unit="min" />
      <Figure value={seconds} unit="sec" />
    </div>
  );
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.figure}>
      <b className={styles.value}>{String(value).padStart(2, '0')}</b>{' '}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
