import { secondsClockOf } from '@gallery/shared/domain/clock';
import notes from '../bidding/step.module.css';
import { durationText } from '../clock/clock-text';
import { LastMinutes, lastMinutesMs } from '../clock/last-minutes';
import { TimeFigure } from '../clock/time-figure';
import { CurrentPrice } from '../figures/current-price';
import type { BidView } from '../lot/bid-view';
import { useRecentChange } from '../lot/use-recent-change';
import { NextStep } from './next-step';
import styles from './open-panel.module.css';
import { OpenState } from './open-state';

export function OpenPanel({ view }: { view: BidView }) {
  const { lot } = view.answer;
  const { upFrom, extendedBy } = useRecentChange(view.answer);
  const until = Date.parse(lot.closes_at);
  const state = (
    <>
      <OpenState view={view} isExtended={extendedBy !== null} />
      {view.isPolled && (
        <p className={notes.note}>
          Many are watching. This page is updated every 15 seconds, and a bid that you place is answered at
          once.
        </p>
      )}
    </>
  );
  const price = <CurrentPrice lot={lot} upFrom={upFrom} />;
  const step = <NextStep view={view} />;
  if (until - view.now > lastMinutesMs + 1_000) {
    return (
      <>
        {state}
        <div className={styles.now}>
          {price}
          <TimeFigure lot={lot} now={view.now} />
        </div>
        {step}
      </>
    );
  }
  return (
    <>
      <LastMinutes
        now={view.now}
        until={until}
        sub={
          <>
            <span>Ends at {secondsClockOf(lot.closes_at)} Lagos time</span>
            {extendedBy !== null && <span>Extended by {durationText(extendedBy)}</span>}
          </>
        }
      />
      {state}
      {price}
      {step}
    </>
  );
}
