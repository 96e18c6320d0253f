import { Price } from '@gallery/shared/ui/artwork/price';
import { useEffect, useState } from 'react';
import { Countdown } from '../clock/countdown';
import styles from './auction-block.module.css';

type LandingBidProps = {
  /** Naira; 0 before the first bid. */
  price: number;
  start: number;
  closes_at: string;
  /** Milliseconds by which the gallery's clock is ahead of the device's. */
  offset: number;
};

/** The bid and the time left; exact to about a second, because the lot's own page alone asks for the clock. */
export function LandingBid({ price, start, closes_at, offset }: LandingBidProps) {
  const now = useTime() + offset;
  const until = Date.parse(closes_at);
  return (
    <>
      <p className={styles.bid}>
        {price > 0 ? 'Current bid' : 'Opening bid'}{' '}
        <span className={styles.price}>
          <Price amount={price || start} />
        </span>
      </p>
      {now < until ? (
        <Countdown label="Time left" now={now} until={until} />
      ) : (
        <p className={styles.when}>Closing…</p>
      )}
    </>
  );
}

/** The device's time in milliseconds, each second anew. */
function useTime(): number {
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
