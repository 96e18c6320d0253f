import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { formatTime, secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay, formatDayOfMonth, formatShortMonth } from '@gallery/shared/domain/time';
import { isInLastMinutes, lastMinutesMs, timeLeftText } from '@gallery/shared/domain/time-left';
import { spokenTimeLeft } from '../clock/clock-text';
import { useServerClock } from '../clock/server-clock';
import { TimeLine } from '../clock/time-line';
import { type Phase, phaseOf } from '../lot/bid-view';
import styles from './lot-time.module.css';

/** Counts down by the gallery's clock, and never changes its size. */
export function LotTime({ lot, readAt }: { lot: Lot; readAt: string }) {
  const now = useServerClock(readAt);
  const phase = phaseOf(lot, now);
  const until = Date.parse(phase === 'upcoming' ? lot.opens_at : lot.closes_at);
  const isRunning = phase === 'upcoming' || phase === 'open';
  const isLast = phase === 'open' && isInLastMinutes(now, until);
  return (
    <div className={styles.time}>
      <p className={styles.label}>{labelOf(lot, phase, { now, isLast })}</p>
      {isRunning ? (
        <p
          className={styles.clock}
          role="timer"
          aria-live="off"
          aria-label={`${phase === 'upcoming' ? 'Opens' : 'Ends'} in ${spokenTimeLeft(now, until)}`}
        >
          {timeLeftText(now, until)}
        </p>
      ) : (
        <p className={styles.clock}>{phase === 'closing' ? 'Closing…' : endNames[phase]}</p>
      )}
      <div className={styles.line}>{isLast && <TimeLine share={(until - now) / lastMinutesMs} />}</div>
    </div>
  );
}

const endNames = { sold: 'Sold', passed: 'Passed', withdrawn: 'Withdrawn' };

function labelOf(lot: Lot, phase: Phase, { now, isLast }: { now: number; isLast: boolean }): string {
  if (phase === 'upcoming') return 'Opens in';
  if (isLast) return `Ends ${secondsClockOf(lot.closes_at)} Lagos time`;
  const isToday = formatDay(lot.closes_at) === formatDay(new Date(now).toISOString());
  const day = isToday ? 'today' : `${formatShortMonth(lot.closes_at)} ${formatDayOfMonth(lot.closes_at)}`;
  return `${phase === 'open' ? 'Ends' : 'Ended'} ${day} at ${formatTime(lot.closes_at)} Lagos time`;
}
