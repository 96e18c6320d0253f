import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { timeLeftText } from '@gallery/shared/domain/time-left';
import { Figure } from '../figures/figure';
import { spokenTimeLeft, whenText } from './clock-text';
import { Countdown } from './countdown';
import styles from './time-figure.module.css';

const dayMs = 86_400_000;

export function TimeFigure({ lot, now }: { lot: Lot; now: number }) {
  const until = Date.parse(lot.closes_at);
  const ends = `Ends ${whenText(lot.closes_at, now)}`;
  if (until - now > dayMs) {
    return (
      <div>
        <Countdown label="Time left" now={now} until={until} />
        <p className={styles.ends}>{ends}</p>
      </div>
    );
  }
  return (
    <Figure label="Time left" sub={ends}>
      <Clock now={now} until={until} />
    </Figure>
  );
}

/** Screen readers never announce the seconds. */
export function Clock({ now, until, label }: { now: number; until: number; label?: string }) {
  return (
    <p
      className={styles.clock}
      role="timer"
      aria-live="off"
      aria-label={label ?? `${spokenTimeLeft(now, until)} left`}
    >
      {timeLeftText(now, until)}
    </p>
  );
}
