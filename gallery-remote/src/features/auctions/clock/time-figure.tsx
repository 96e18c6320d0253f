import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { timeLeftText } from '@gallery/shared/domain/time-left';
import { Figure } from '../figures/figure';
import { spokenTimeLeft, whenText } from './clock-text';
import { CountdownFigures } from './countdown';
import styles from './time-figure.module.css';

const dayMs = 86_400_000;

export function TimeFigure({ lot, now }: { lot: Lot; now: number }) {
  const until = Date.parse(lot.closes_at);
  const ends = `Ends ${whenText(lot.closes_at, now)}`;
  return (
    <Figure label="Time left" sub={ends}>
      {until - now > dayMs ? (
        <CountdownFigures label="Time left" now={now} until={until} />
      ) : (
        <Clock now={now} until={until} />
      )}
    </Figure>
  );
}

/** Screen readers never announce the seconds. */
export function Clock({ now, until }: { now: number; until: number }) {
  return (
    <p
      className={styles.clock}
      role="timer"
      aria-live="off"
      aria-label={`${spokenTimeLeft(now, until)} left`}
    >
      {timeLeftText(now, until)}
    </p>
  );
}
